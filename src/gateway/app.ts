/** Builds the gateway's Fastify app: the site's files, the routes of forms posted without scripts, the calls of `mail/contract.ts`, and the EmailJS interface. */
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { formService, type FormService } from '#mail/form-service.ts';
import { createLimit, refusalOf } from '#gateway/http/rate-limits.ts';
import { createAdmissions } from '#gateway/forms/admission.ts';
import { createCaptcha } from '#gateway/forms/captcha.ts';
import { type Settings } from './settings.ts';
import { acceptEmailJs } from '#gateway/forms/emailjs-routes.ts';
import { doubtsOf, openDesk } from '#gateway/forms/desk.ts';
import { refuse, sendJson } from '#gateway/http/answers.ts';
import { type Build, type BuiltSite } from '#gateway/http/built-site.ts';
import { answerClientError, guardConnections } from '#gateway/http/connections.ts';
import { filePolicy, hsts, securityHeaders } from '#gateway/http/headers.ts';
import { type NightWatch } from './night-watch.ts';
import { type TtlStore } from './ttl-store.ts';
import { type Outbox } from '#gateway/letters/outbox.ts';
import { createAnswers } from '#gateway/forms/question.ts';
import { createRenderer, type Renderer } from '#gateway/forms/answer-page.ts';
import { acceptNoScriptForms } from '#gateway/forms/no-script-routes.ts';
import { acceptLetters } from '#gateway/forms/scripted-route.ts';
import { acceptHealth } from '#gateway/http/health.ts';
import { guardPosts, type MinimumRate } from '#gateway/http/post-guards.ts';
import { guardRequests } from '#gateway/http/request-guards.ts';
import { serveSite } from '#gateway/http/static-site.ts';
import { refusals } from '#gateway/http/refusals.ts';

/** How long the gateway waits for a client, in ms. An idle connection takes a place that others need. */
export interface Timeouts {
  /** For the headers of a request. */
  readonly headers: number;
  /** For a whole request. A slow phone sends its message within a minute. */
  readonly request: number;
  /** For the next request on an open connection. */
  readonly keepAlive: number;
  /** The same behind a proxy: longer than the proxy keeps idle connections, so that the gateway never closes one that the proxy is about to use. */
  readonly keepAliveOfProxy: number;
  /** For a client that reads nothing of a pending response. A phone without signal for half a minute can go on afterwards. */
  readonly unreadResponse: number;
  /** For bodies: a rate that even a 2G network reaches. */
  readonly body: MinimumRate;
}

const defaultTimeouts: Timeouts = {
  headers: 15_000,
  request: 60_000,
  keepAlive: 10_000,
  keepAliveOfProxy: 72_000,
  unreadResponse: 30_000,
  body: { bytesPerSecond: 500, after: 10_000 },
};

export interface Dependencies {
  readonly config: Pick<
    Settings,
    | 'RATE_MAX'
    | 'RATE_MINUTES'
    | 'RATE_ALL'
    | 'PLAIN_MAX'
    | 'BODY_LIMIT'
    | 'MAX_CONNECTIONS'
    | 'TRUSTED_PROXY'
    | 'ALLOWED_ORIGIN'
    | 'HTTPS_ONLY'
    | 'LOG_LEVEL'
  > & {
    /** Set by tests only. */
    readonly timeouts?: Partial<Timeouts>;
  };
  readonly site: BuiltSite;
  readonly outbox: Outbox;
  readonly ttlStore: TtlStore;
  readonly now: () => Date;
  /** Where nightly builds are watched. */
  readonly nightWatch?: NightWatch | undefined;
  /** The EmailJS identifiers that template forms must send; by default those of the site. */
  readonly service?: FormService;
  /** What renders the answers to forms without scripts; by default the server entry of the build that is served, in a thread of its own. */
  readonly renderer?: Renderer;
  /** Where the log is written; by default to standard output. */
  readonly logTo?: { write(line: string): void };
}

export async function createApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const {
    config,
    site,
    outbox,
    ttlStore,
    now,
    nightWatch,
    service = formService,
    renderer = createRenderer(),
    logTo,
  } = dependencies;
  const timeouts = { ...defaultTimeouts, ...config.timeouts };
  const refusalFor = guardRequests();
  const headers = { ...securityHeaders, 'Content-Security-Policy': filePolicy, ...(config.HTTPS_ONLY ? hsts : {}) };
  const app = Fastify({
    // The log holds ids and outcomes only: no addresses, no bodies, and no error messages, which may quote a body.
    logger: { level: config.LOG_LEVEL, ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.BODY_LIMIT,
    requestTimeout: timeouts.request,
    keepAliveTimeout: config.TRUSTED_PROXY.length ? timeouts.keepAliveOfProxy : timeouts.keepAlive,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: Math.min(5_000, timeouts.headers),
      // The gateway refuses requests without a Host header itself: Node's own response lacks the security headers.
      requireHostHeader: false,
    },
    forceCloseConnections: 'idle',
    trustProxy: config.TRUSTED_PROXY.length ? config.TRUSTED_PROXY : false,
    clientErrorHandler: (error, socket) => answerClientError(error, socket, site.last().daycare.answers, headers),
    // Fastify runs no hooks for a URL that cannot be decoded, nor decorates its request, so the build, the checks and the headers are applied here.
    frameworkErrors: (_error, request, reply) => {
      request.build = site.last();
      void sendJson(reply.headers(headers), refusalFor(request, reply) ?? refusals.notFound);
    },
  });

  guardConnections(app, {
    maxConnections: config.MAX_CONNECTIONS,
    trustedProxy: config.TRUSTED_PROXY,
    unreadResponse: timeouts.unreadResponse,
  });
  // One build for a request, until its end; before it has one, the build that was served last.
  const builds = new WeakMap<FastifyRequest, Build>();
  app.decorateRequest('build', {
    getter() {
      return builds.get(this) ?? site.last();
    },
    setter(build) {
      builds.set(this, build);
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    request.build = await site.current();
    reply.headers(headers);
    if (request.protocol === 'https') reply.headers(hsts);
    const refusal = refusalFor(request, reply);
    if (refusal) return refuse(request, reply, refusal);
  });
  ttlStore.sharedStore?.watch(app.log);

  const { RATE_MAX: rateMax, RATE_MINUTES: minutes, ALLOWED_ORIGIN: allowedOrigin } = config;
  const limit = createLimit(ttlStore, { name: 'post', max: rateMax, minutes });
  // As many refusals of a visitor are rendered with the form that was posted.
  const kept = createLimit(ttlStore, { name: 'refused with the form', max: rateMax, minutes });
  // Twice as many as posts: a visitor who corrects a form several times needs a challenge for each attempt.
  const challenges = createLimit(ttlStore, { name: 'challenge', max: rateMax * 2, minutes });
  app.setErrorHandler((error, request, reply) => sendJson(reply, refusalOf(error, request)));
  await serveSite(app, site.folder, createAnswers({ renderer, limit: kept, now }));
  app.addHook('onClose', async () => renderer.close());

  const desk = openDesk({ now, ttlStore, outbox });
  const captcha = createCaptcha(now, ttlStore);
  const admissions = createAdmissions({
    ttlStore,
    captcha,
    rateAll: config.RATE_ALL,
    plainMax: config.PLAIN_MAX,
    minutes,
  });
  const limits = { all: limit, challenges };
  // One Fastify scope for all of /api, with the guards as its hooks, so that no route can lack them.
  await app.register(async (api) => {
    guardPosts(api, { allowedOrigin, minimumRate: timeouts.body });
    const others = async () => [nightWatch?.reason(), doubtsOf(desk), await site.trouble()];
    acceptHealth(api, { outbox, ttlStore, others });
    await api.register(async (scope) => acceptLetters(scope, { desk, limit, admissions }));
    await api.register(async (scope) =>
      acceptNoScriptForms(scope, {
        forms: site.last(),
        desk,
        limit,
        kept,
        admissions,
        renderer,
      }),
    );
    await api.register(async (scope) =>
      acceptEmailJs(scope, { service, desk, captcha, limits, admissions, allowedOrigin }),
    );
    // Unknown paths under /api, answered before the body is read.
    const notFound = async (_request: FastifyRequest, reply: FastifyReply) => sendJson(reply, refusals.notFound);
    api.all('/api/*', { onRequest: notFound }, notFound);
  });
  return app;
}
