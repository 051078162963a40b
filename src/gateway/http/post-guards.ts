/**
 * What stands before every route that takes messages. These are hooks of a scope: they hold for the routes registered in it, however a request spells
 * their address, since only the router decides which route that is.
 */
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { proofHeader } from '#mail/contract.ts';

import { answer } from './answers.ts';
import { refuseSocket } from './connections.ts';
import { networksOf } from './networks.ts';
import { isOwnMachine } from './request-guards.ts';
import { refusals, type Refusal } from './refusals.ts';
import { createTally } from './held-places.ts';

/** Posts that are read, stored or answered at one time. At 300 a second that is less than two seconds of waiting. */
const mostPosts = 512;
/** Of one visitor: a household sends one or two, and a computer room of a school not more in the seconds that one takes. */
const mostOfOne = 16;
/** How often slow bodies are looked for, in ms. */
const lookEvery = 1_000;

/** How slow a body may be. */
export interface LeastRate {
  readonly bytesPerSecond: number;
  /** In ms from the end of the headers: until then it may pause. */
  readonly after: number;
}

interface Guards {
  /** The site's own origin, for a proxy that hides the host; and where else its pages stand, if anywhere. */
  readonly ownOrigin: string;
  readonly allowedOrigin: string | undefined;
  readonly leastRate: LeastRate;
}

export function guardPosts(scope: FastifyInstance, { ownOrigin, allowedOrigin, leastRate }: Guards): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (allowedOrigin && allowOrigin(request, reply, allowedOrigin)) return reply.code(204).send();
    if (request.method === 'POST' && isForeign(request, [ownOrigin, allowedOrigin]))
      return refusePost(request, reply, refusals.otherSite);
  });
  boundBodies(scope, leastRate);
}

function refusePost(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  request.log.info({ outcome: 'refused', reason: refusal.reason }, 'message');
  return answer(reply, refusal);
}

/** CORS for the one origin that the settings name. Returns true for a preflight request, which is answered with the headers alone. */
function allowOrigin({ method, headers }: FastifyRequest, reply: FastifyReply, allowed: string): boolean {
  reply.header('Vary', 'Origin');
  if (headers.origin !== allowed) return false;
  reply.header('Access-Control-Allow-Origin', allowed);
  if (method !== 'OPTIONS' || !headers['access-control-request-method']) return false;
  reply.headers({
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': `Content-Type, ${proofHeader}`,
    'Access-Control-Max-Age': '7200',
  });
  return true;
}

/** Whether a browser says that a page of another site sent this. Other programs say nothing, and have nobody's cookies or address to misuse. */
function isForeign({ headers, host }: FastifyRequest, known: readonly (string | undefined)[]): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && known.includes(origin)) return false;
  if (site !== undefined) return !['same-origin', 'none'].includes(String(site));
  return origin !== undefined && URL.parse(origin)?.host !== host;
}

/** Counts posts from their headers on, before a byte of the body is read, and closes the connections of those whose body comes too slowly. */
function boundBodies(scope: FastifyInstance, { bytesPerSecond, after }: LeastRate): void {
  const held = createTally(mostPosts, mostOfOne);
  const underWay = new Map<FastifyRequest, { readonly began: number; readonly readBefore: number }>();

  scope.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return;
    const release = held.take(isOwnMachine(request) ? [] : networksOf(request.ip));
    if (!release) return refusePost(request, reply.header('Retry-After', '5'), refusals.busy);
    underWay.set(request, { began: performance.now(), readBefore: request.socket.bytesRead });
    reply.raw.once('close', () => {
      release();
      underWay.delete(request);
    });
  });

  const looking = setInterval(() => {
    const now = performance.now();
    for (const [{ raw, socket, log }, { began, readBefore }] of underWay) {
      const time = now - began;
      const isSlow = time > after && socket.bytesRead - readBefore < (time / 1_000) * bytesPerSecond;
      if (raw.complete || !isSlow) continue;
      log.info({ outcome: 'refused', reason: refusals.tooSlow.reason }, 'message');
      refuseSocket(socket, refusals.tooSlow);
    }
  }, lookEvery).unref();
  scope.addHook('onClose', async () => clearInterval(looking));
}
