/** The gateway as a function of its parts: the site's files, the forms that browsers post without scripts, and the calls of `mail/contract.ts`. */
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { formService, type FormService } from '#content/records/form-service.ts';
import { type Provider } from '#content/records/provider.ts';

import { createLimit, refusalOf } from '#gateway/http/rate-limits.ts';
import { createAdmissions } from '#gateway/forms/admission.ts';
import { createCaptcha } from '#gateway/forms/captcha.ts';
import { type Config } from './config.ts';
import { acceptEmailJs } from '#gateway/forms/emailjs.ts';
import { answer, refuse } from '#gateway/http/answers.ts';
import { answerClientError, guardConnections } from '#gateway/http/connections.ts';
import { filePolicy, onlyTls, safety } from '#gateway/http/headers.ts';
import { type TtlStore } from './ttl-store.ts';
import { type Outbox } from '#gateway/letters/outbox/outbox.ts';
import { acceptPlainForms } from '#gateway/forms/no-script-routes.ts';
import { acceptLetters } from '#gateway/forms/send-email.ts';
import { createPolicy } from '#gateway/letters/policy.ts';
import { createMessageService } from '#gateway/letters/message-service.ts';
import { acceptHealth } from '#gateway/http/health.ts';
import { guardPosts, type LeastRate } from '#gateway/http/post-guards.ts';
import { guardRequests } from '#gateway/http/request-guards.ts';
import { serveSite } from '#gateway/http/static-site.ts';
import { refusals } from '#gateway/http/refusals.ts';

/** How long the gateway waits for a peer, in ms. A connection that does nothing holds a place that others need. */
export interface Patience {
  /** For the headers of a request. */
  readonly headers: number;
  /** For a whole request: a slow phone sends its message in a minute. */
  readonly request: number;
  /** For the next request on an open connection. A proxy keeps its connections for longer, and must not find one closed that it is about to use. */
  readonly silence: number;
  readonly silentProxy: number;
  /** For a peer that does not read its answer: a phone that was in a tunnel for half a minute goes on where it stopped. */
  readonly unread: number;
  /** For bodies: slower than the slowest mobile network of 2G. */
  readonly body: LeastRate;
}

const usual: Patience = {
  headers: 15_000,
  request: 60_000,
  silence: 10_000,
  silentProxy: 72_000,
  unread: 30_000,
  body: { bytesPerSecond: 500, after: 10_000 },
};

export interface Parts {
  readonly config: Pick<
    Config,
    | 'siteDir'
    | 'rateMax'
    | 'rateMinutes'
    | 'rateAll'
    | 'plainMax'
    | 'bodyLimit'
    | 'maxConnections'
    | 'trustedProxy'
    | 'allowedOrigin'
    | 'mailHost'
    | 'isHttpsOnly'
    | 'logLevel'
  > & {
    /** Tests are less patient than the gateway. */
    readonly patience?: Partial<Patience>;
  };
  readonly provider: Provider;
  readonly outbox: Outbox;
  readonly memory: TtlStore;
  readonly now: () => Date;
  /** Identifiers that the template forms must name; those of the site if there are none. */
  readonly service?: FormService;
  /** Where the log goes; standard output if there is none. */
  readonly logTo?: { write(line: string): void };
}

export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { config, provider, outbox, memory, now, service = formService, logTo } = parts;
  const patience = { ...usual, ...config.patience };
  const check = guardRequests();
  const withHeaders = (reply: FastifyReply) => reply.headers(safety).header('Content-Security-Policy', filePolicy);
  const app = Fastify({
    // The log holds ids and outcomes only: no addresses, no bodies, no errors' own words, which may quote a body.
    logger: { level: config.logLevel, ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.bodyLimit,
    requestTimeout: patience.request,
    keepAliveTimeout: config.trustedProxy.length ? patience.silentProxy : patience.silence,
    http: {
      headersTimeout: patience.headers,
      connectionsCheckingInterval: Math.min(5_000, patience.headers),
      // The gateway refuses requests without a host itself: Node's own answer lacks the safety headers.
      requireHostHeader: false,
    },
    forceCloseConnections: 'idle',
    trustProxy: config.trustedProxy.length ? config.trustedProxy : false,
    clientErrorHandler: answerClientError,
    // An address that cannot be decoded: no hook runs for it.
    frameworkErrors: (_error, request, reply) =>
      void answer(withHeaders(reply), check(request, reply) ?? refusals.notFound),
  });

  guardConnections(app, {
    most: config.maxConnections,
    trustedProxy: config.trustedProxy,
    unread: patience.unread,
  });
  app.addHook('onRequest', async (request, reply) => {
    withHeaders(reply);
    if (config.isHttpsOnly || request.protocol === 'https') reply.headers(onlyTls);
    const refusal = check(request, reply);
    if (refusal) return refuse(request, reply, refusal);
  });
  memory.together?.watch(app.log);

  const { rateMax, rateAll, rateMinutes: minutes, plainMax, allowedOrigin } = config;
  const limit = createLimit(memory, { name: 'post', max: rateMax, minutes });
  const unproven = createLimit(memory, { name: 'post without proof', max: plainMax, minutes });
  // Somebody who corrects a form several times needs a challenge for each attempt.
  const challenges = createLimit(memory, { name: 'challenge', max: rateMax * 2, minutes });
  app.setErrorHandler((error, request, reply) => answer(reply, refusalOf(error, request)));
  await serveSite(app, { folder: config.siteDir, mailHost: config.mailHost });

  const messageService = createMessageService(createPolicy(provider, now, memory, outbox), outbox);
  const captcha = createCaptcha(now, memory);
  const admissions = createAdmissions({ memory, captcha, rateAll, plainMax, minutes });
  const limits = { all: limit, unproven, challenges };
  // One scope for all of /api: its guards are hooks of the scope, so that no route can be without them.
  await app.register(async (api) => {
    guardPosts(api, { ownOrigin: new URL(provider.url).origin, allowedOrigin, leastRate: patience.body });
    acceptHealth(api, { outbox, memory });
    await api.register(async (scope) => acceptLetters(scope, { messageService, limit, admissions }));
    await api.register(async (scope) =>
      acceptPlainForms(scope, { provider, messageService, limit, unproven, admissions, now }),
    );
    await api.register(async (scope) =>
      acceptEmailJs(scope, { provider, service, messageService, captcha, limits, admissions, now, allowedOrigin }),
    );
    // Answered before any body is read.
    const missing = async (_request: FastifyRequest, reply: FastifyReply) => answer(reply, refusals.notFound);
    api.all('/api/*', { onRequest: missing }, missing);
  });
  return app;
}
