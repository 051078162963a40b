/** The gateway's Fastify app, without its routes (routes.ts): timeouts, limits of connections, and what holds for every request. */
import Fastify, { LogController, type FastifyInstance } from 'fastify';

import { type Settings } from '#gateway/settings.ts';

import { refuse, sendJson } from './answers.ts';
import { type BuiltSite } from './built-site.ts';
import { guardConnections, refusalOfCode, refuseSocket } from './connections.ts';
import { filePolicy, hsts, securityHeaders } from './headers.ts';
import { refusalOf, refusals } from './refusals.ts';
import { guardRequests } from './request-guards.ts';

/** How long the gateway waits for a client, in ms. An idle connection takes a place that others need. */
const defaultTimeouts = {
  headers: 15_000,
  /** For a whole request. A slow phone sends its message within a minute. */
  request: 60_000,
  keepAlive: 10_000,
  /** Behind a proxy longer than that keeps them, so that the gateway never closes one that the proxy is about to use. */
  keepAliveOfProxy: 72_000,
  /** For a client that reads nothing of a pending response. A phone without signal for half a minute can go on afterwards. */
  unreadResponse: 30_000,
};

export type AppSettings = Pick<
  Settings,
  'BODY_LIMIT' | 'MAX_CONNECTIONS' | 'TRUSTED_PROXY' | 'HTTPS_ONLY' | 'LOG_LEVEL'
> & {
  /** Set by tests only. */
  readonly timeouts?: Partial<typeof defaultTimeouts>;
};

export function openApp(
  config: AppSettings,
  site: BuiltSite,
  logTo?: { readonly write: (line: string) => void },
): FastifyInstance {
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
    clientErrorHandler: (error, socket) =>
      refuseSocket(socket, refusalOfCode(error), site.last().daycare.answers, headers),
    // Fastify runs no hooks for a URL that cannot be decoded, nor decorates its request, so the build, the checks and the headers are applied here.
    frameworkErrors: (_error, request, reply) => {
      request.build = site.last();
      void sendJson(reply.headers(headers), refusalFor(request) ?? refusals.notFound);
    },
  });
  guardConnections(app, config.MAX_CONNECTIONS, config.TRUSTED_PROXY, timeouts.unreadResponse);
  app.decorateRequest('build');
  app.addHook('onRequest', async (request, reply) => {
    // One build until the end of the request.
    request.build = await site.current();
    reply.headers(headers);
    if (request.protocol === 'https') reply.headers(hsts);
    const refusal = refusalFor(request);
    if (refusal) return refuse(request, reply, refusal);
  });
  app.setErrorHandler((error, request, reply) => sendJson(reply, refusalOf(error, request)));
  return app;
}
