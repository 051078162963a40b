/** The gateway as a function of its parts: the site's files, the two forms without scripts, and the wire contract of specification 7. */
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';

import { type Provider } from '#content/provider.ts';
import { sendPath } from '#mail/contract.ts';

import { createLimit, refusalOf, visitorOf } from './answers.ts';
import { type Config } from './config.ts';
import { type Outbox } from './outbox.ts';
import { acceptPlainForms } from './plain.ts';
import { createPolicy } from './policy.ts';
import { createPostOffice, type Answered } from './post-office.ts';
import { serveSite } from './site.ts';
import { refusals } from './words.ts';

/** On every answer: types are not guessed, addresses of pages stay here, and no other site frames a page. */
const safety = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': "frame-ancestors 'self'",
};

export interface Parts {
  readonly config: Pick<Config, 'siteDir' | 'rateMax' | 'rateMinutes' | 'bodyLimit' | 'trustedProxy' | 'logLevel'>;
  readonly provider: Provider;
  readonly outbox: Outbox;
  readonly now: () => Date;
  /** Where the log goes; standard output if there is none. */
  readonly logTo?: { write(line: string): void };
}

export async function createApp({ config, provider, outbox, now, logTo }: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    // The log holds ids and outcomes only: no addresses, no bodies, no errors' own words, which may quote a body (decision 20).
    logger: { level: config.logLevel, ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.bodyLimit,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    trustProxy: config.trustedProxy.length ? config.trustedProxy : false,
    frameworkErrors: (_error, _request, reply) => void answer(reply, refusals.notFound),
  });

  app.addHook('onRequest', async (_request, reply) => void reply.headers(safety));
  await app.register(rateLimit, { global: false });

  const limit = createLimit(app, config.rateMax, config.rateMinutes);
  app.setErrorHandler((error, request, reply) => answer(reply, refusalOf(error, request)));
  await serveSite(app, config.siteDir);

  app.get('/api/health', () => {
    const counts = outbox.counts();
    return { status: counts.dead ? 'attention' : 'ok', ...counts };
  });

  const postOffice = createPostOffice(createPolicy(provider, now), outbox);
  await app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    scope.post(sendPath, {
      onRequest: async (request, reply) => {
        const refusal = await limit(request, reply);
        if (refusal) return answer(reply, refusal);
      },
      handler: async (request, reply) =>
        answer(reply, await postOffice.post(request.body, visitorOf(request), request.log)),
    });
  });
  await app.register(async (scope) => acceptPlainForms(scope, { provider, postOffice, limit, now }));

  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: sendPath,
    handler: (_request, reply) => answer(reply.header('Allow', 'POST'), refusals.wrongMethod),
  });
  return app;
}

const answer = (reply: FastifyReply, { status, message }: Answered) =>
  reply.code(status).header('Cache-Control', 'no-store').send({ message });
