/** Checks that run before every route that accepts messages: hooks of a Fastify scope, so they apply to its routes however a request encodes the path. */
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { posted } from '#content/words/posted.ts';
import { proofHeader } from '#mail/contract.ts';

import { refuse } from './answers.ts';
import { refuseSocket } from './connections.ts';
import { createPlaces, networksOf } from './networks.ts';
import { isOwnMachine } from './request-guards.ts';
import { refusals, type Refusal } from './refusals.ts';

/** Posts in progress at one time. At 300 a second, the last of them waits less than two seconds. */
const maxPosts = 512;
/** Posts in progress of one visitor: enough for a household, and for a school's computer room behind one address. */
const maxPostsOfVisitor = 16;
/** Time between two checks for slow bodies, in ms. */
const checkInterval = 1_000;

/** The slowest transfer of a body that is accepted, which even a 2G network reaches, in bytes a second. */
const leastRate = 500;
/** Until when any rate is accepted, in ms from the end of the headers. */
const rateCounts = 10_000;

/** @param allowedOrigin the origin of the pages if they are on another host */
export function guardPosts(scope: FastifyInstance, allowedOrigin: string | undefined): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (allowedOrigin && allowOrigin(request, reply, allowedOrigin)) return reply.code(204).send();
    if (request.method === 'POST' && isForeign(request, allowedOrigin))
      return refusePost(request, reply, refusals.otherSite);
  });
  limitBodies(scope);
}

function refusePost(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): Promise<FastifyReply> {
  request.log.info({ outcome: 'refused', reason: refusal.reason }, 'message');
  // A browser that posts a form itself shows the response, which is a page then.
  const page = Boolean(request.headers.accept?.includes('text/html'));
  // The body has not been read, so the page cannot show what was typed.
  const isKept = page && refusal === refusals.busy;
  const message: Refusal['message'] = (answers) =>
    isKept ? `${refusal.message(answers)} ${posted.goBack}` : refusal.message(answers);
  return refuse(request, reply, { ...refusal, message }, { page });
}

/** CORS for the origin of ALLOWED_ORIGIN. Returns true for a preflight request, whose response has no body. */
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

/** Whether a page of another site sent this, according to the browser. Programs that are no browsers send neither header, but cannot act in a visitor's name either. */
export function isForeign({ headers, host, build }: FastifyRequest, allowedOrigin: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && [...build.origins, allowedOrigin].includes(origin)) return false;
  if (site !== undefined) return !['same-origin', 'none'].includes(String(site));
  return origin !== undefined && URL.parse(origin)?.host !== host;
}

/** Limits posts in progress, counted before the body is read, and closes connections whose body arrives too slowly. */
function limitBodies(scope: FastifyInstance): void {
  const reserve = createPlaces(maxPosts, maxPostsOfVisitor);
  const underWay = new Map<FastifyRequest, { reply: FastifyReply; began: number; readBefore: number }>();

  scope.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return;
    const release = reserve(isOwnMachine(request) ? [] : networksOf(request.ip));
    if (!release) return refusePost(request, reply.header('Retry-After', '5'), refusals.busy);
    underWay.set(request, { reply, began: performance.now(), readBefore: request.socket.bytesRead });
    reply.raw.once('close', () => {
      release();
      underWay.delete(request);
    });
  });

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [{ raw, socket, log, build }, { reply, began, readBefore }] of underWay) {
      const time = now - began;
      const isSlow = time > rateCounts && socket.bytesRead - readBefore < (time / 1_000) * leastRate;
      if (raw.complete || !isSlow) continue;
      log.info({ outcome: 'refused', reason: refusals.tooSlow.reason }, 'message');
      refuseSocket(socket, refusals.tooSlow, build.daycare.answers, reply.getHeaders());
    }
  }, checkInterval).unref();
  scope.addHook('onClose', async () => clearInterval(timer));
}
