/** The gateway as a function of its parts: the site's files, the forms without scripts, and the calls of specification 7. */
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';

import { formService, type FormService } from '#content/form-service.ts';
import { type Provider } from '#content/provider.ts';

import { createLimit, refusalOf } from '#gateway/http/rate-limits.ts';
import { createAdmissions } from '#gateway/forms/admission.ts';
import { createCaptcha } from '#gateway/forms/captcha.ts';
import { type Config } from './config.ts';
import { acceptEmailJs } from '#gateway/forms/emailjs.ts';
import { guardConnections, guardPosts } from '#gateway/http/guards.ts';
import { filePolicy, onlyTls, safety } from '#gateway/http/headers.ts';
import { type TtlStore } from './ttl-store.ts';
import { type Outbox } from '#gateway/letters/outbox.ts';
import { acceptPlainForms } from '#gateway/forms/no-script-routes.ts';
import { acceptLetters } from '#gateway/forms/send-email.ts';
import { createPolicy } from '#gateway/letters/policy.ts';
import { createMessageService, type Answered } from '#gateway/letters/message-service.ts';
import { serveSite } from '#gateway/http/static-site.ts';
import { refusals } from '#gateway/http/refusals.ts';

/** A slow phone sends its letter in a minute; who takes longer over the headers alone, or keeps silent, holds a place that others need. In ms. */
const patience = { headers: 15_000, request: 60_000, silence: 10_000, behindProxy: 72_000 };
/** Letters have waited too long, in minutes. */
const tooLong = 60;

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
  >;
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
  const app = Fastify({
    // The log holds ids and outcomes only: no addresses, no bodies, no errors' own words, which may quote a body (decision 20).
    logger: { level: config.logLevel, ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.bodyLimit,
    requestTimeout: patience.request,
    // A proxy keeps its connections for longer than a browser, and must not find one closed that it is about to use.
    keepAliveTimeout: config.trustedProxy.length ? patience.behindProxy : patience.silence,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    trustProxy: config.trustedProxy.length ? config.trustedProxy : false,
    frameworkErrors: (_error, _request, reply) =>
      void answer(reply.headers(safety).header('Content-Security-Policy', filePolicy), refusals.notFound),
  });

  guardConnections(app.server, { most: config.maxConnections, trustedProxy: config.trustedProxy });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(safety).header('Content-Security-Policy', filePolicy);
    if (config.isHttpsOnly || request.protocol === 'https') reply.headers(onlyTls);
  });
  guardPosts(app, { ownOrigin: new URL(provider.url).origin, allowedOrigin: config.allowedOrigin, answer });
  memory.together?.watch(app.log);

  const { rateMax, rateAll, rateMinutes: minutes, plainMax, allowedOrigin } = config;
  const limit = createLimit(memory, { name: 'post', max: rateMax, minutes });
  const unproven = createLimit(memory, { name: 'post without proof', max: plainMax, minutes });
  // Somebody who corrects a form several times needs a challenge for each attempt.
  const challenges = createLimit(memory, { name: 'challenge', max: rateMax * 2, minutes });
  app.setErrorHandler((error, request, reply) => answer(reply, refusalOf(error, request)));
  await serveSite(app, {
    folder: config.siteDir,
    mailHost: config.mailHost,
    always: { ...safety, 'Content-Security-Policy': filePolicy, ...(config.isHttpsOnly ? onlyTls : {}) },
    isBehindProxy: config.trustedProxy.length > 0,
  });

  app.get('/api/health', () => {
    const counts = outbox.counts();
    const waitingMinutes = outbox.waitingMinutes();
    const isAlone = memory.together?.isAway();
    const redis = isAlone === undefined ? {} : { redis: isAlone ? 'away' : 'ok' };
    const isWell = !counts.dead && waitingMinutes < tooLong && !isAlone;
    return { status: isWell ? 'ok' : 'attention', ...counts, waitingMinutes, ...redis };
  });

  const messageService = createMessageService(createPolicy(provider, now, memory, outbox), outbox);
  const captcha = createCaptcha(now, memory);
  const admissions = createAdmissions({ memory, captcha, rateAll, plainMax, minutes });
  const limits = { all: limit, unproven, challenges };
  await app.register(async (scope) => acceptLetters(scope, { messageService, limit, admissions }));
  await app.register(async (scope) =>
    acceptPlainForms(scope, { provider, messageService, limit, unproven, admissions, now }),
  );
  await app.register(async (scope) =>
    acceptEmailJs(scope, { provider, service, messageService, captcha, limits, admissions, allowedOrigin }),
  );
  return app;
}

const answer = (reply: FastifyReply, { status, message }: Answered) =>
  reply.code(status).header('Cache-Control', 'no-store').send({ message });
