/** The gateway's routes: the site's files, forms posted without scripts, the calls of `mail/contract.ts`, and the EmailJS interface. */
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { answerQuestion } from '#gateway/forms/answer-page.ts';
import { doubtsOf, openDesk, type Desk } from '#gateway/forms/desk.ts';
import { acceptEmailJs } from '#gateway/forms/emailjs-routes.ts';
import { answeredOf, judge } from '#gateway/forms/judge.ts';
import { byScript, type Rates } from '#gateway/forms/limits.ts';
import { acceptNoScriptForms } from '#gateway/forms/no-script-routes.ts';
import { createRenderer, type Renderer } from '#gateway/forms/renderer.ts';
import { type NightWatch } from '#gateway/letters/night-watch.ts';
import { type Outbox } from '#gateway/letters/outbox.ts';
import { type Settings } from '#gateway/settings.ts';
import { sendPath } from '#mail/contract.ts';

import { acceptPosts, sendJson } from './answers.ts';
import { type BuiltSite } from './built-site.ts';
import { acceptHealth } from './health.ts';
import { guardPosts } from './post-guards.ts';
import { refusals } from './refusals.ts';
import { serveSite } from './static-site.ts';
import { type TtlStore } from './ttl-store.ts';

export interface Dependencies {
  readonly config: Rates & Pick<Settings, 'ALLOWED_ORIGIN'>;
  readonly site: BuiltSite;
  readonly outbox: Outbox;
  readonly ttlStore: TtlStore;
  readonly now: () => Date;
  /** Where nightly builds are watched. */
  readonly nightWatch?: NightWatch | undefined;
  /** What renders the answers to forms without scripts; by default the server entry of the build that is served, in a thread of its own. */
  readonly renderer?: Renderer;
}

export async function addRoutes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { config, site, outbox, ttlStore, now, nightWatch, renderer = createRenderer() } = dependencies;
  const { ALLOWED_ORIGIN: allowedOrigin } = config;
  const desk = openDesk({ now, ttlStore, outbox }, config);
  await serveSite(app, site.folder, answerQuestion(desk, renderer));
  app.addHook('onClose', async () => renderer.close());
  // One Fastify scope for all of /api, with the guards as its hooks, so that no route can lack them.
  await app.register(async (api) => {
    guardPosts(api, allowedOrigin);
    const others = async () => [nightWatch?.reason(), doubtsOf(desk), await site.trouble()];
    acceptHealth(api, outbox, ttlStore, others);
    await api.register(async (scope) => acceptLetters(scope, desk));
    await api.register(async (scope) => acceptNoScriptForms(scope, desk, renderer, site.last()));
    await api.register(async (scope) => acceptEmailJs(scope, desk, allowedOrigin));
    // Unknown paths under /api, answered before the body is read.
    const notFound = async (_request: FastifyRequest, reply: FastifyReply) => sendJson(reply, refusals.notFound);
    api.all('/api/*', { onRequest: notFound }, notFound);
  });
}

/** The route that the site's scripts post letters to. Request and response are JSON; the response has a sentence for people. */
function acceptLetters(scope: FastifyInstance, desk: Desk): void {
  scope.removeContentTypeParser('text/plain');
  acceptPosts(scope, sendPath, desk.limits.post, async (request, reply) => {
    const post = { content: { letter: request.body }, request, admission: byScript(desk, request) };
    return sendJson(reply, answeredOf(await judge(undefined, post, desk)));
  });
}
