/** What the JSON answers and the pages have in common: who the visitor is, how much he may send, and what a failure is called. */
import { normalizeIP } from '@fastify/rate-limit';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { refusals, tooMany, type Refusal } from './words.ts';

/** A visitor is a network address; an IPv6 household is one visitor. */
export const visitorOf = (request: FastifyRequest) => normalizeIP(request.ip, 64);

/** Counts a post; resolves with the refusal if this visitor has sent too much. */
export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<Refusal | undefined>;

/** One count for all forms: `max` posts of a visitor in so many minutes (decision 29). The plugin must be registered. */
export function createLimit(app: FastifyInstance, max: number, minutes: number): Limit {
  const check = app.createRateLimit({ max, timeWindow: minutes * 60_000, keyGenerator: visitorOf });
  return async (request, reply) => {
    const result = await check(request);
    if (result.isAllowed || !result.isExceeded) return undefined;
    reply.header('Retry-After', result.ttlInSeconds);
    const refusal = tooMany(result.ttlInSeconds);
    request.log.info({ outcome: 'refused', reason: refusal.reason }, 'message');
    return refusal;
  };
}

const byStatus: Record<number, Refusal> = {
  403: refusals.notFound,
  404: refusals.notFound,
  413: refusals.bodyTooLong,
  415: refusals.wrongFormat,
};

/** Why a request was not even read, or what broke. Only a code is logged: an error's own words may quote the body. */
export function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  const { statusCode = 500, code = 'unknown' } = error as { statusCode?: number; code?: string };
  const isOurs = statusCode >= 500;
  const refusal = isOurs ? refusals.broken : (byStatus[statusCode] ?? refusals.notJson);
  const about = { outcome: 'refused', reason: refusal.reason, code };
  if (isOurs) request.log.error({ ...about, where: placesOf(error) }, 'message');
  else request.log.info(about, 'message');
  return refusal;
}

/** The places in the code that an error came through, without its first line, which may quote what was sent. */
const placesOf = (error: unknown) =>
  error instanceof Error ? error.stack?.match(/^ {4}at .*$/gm)?.slice(0, 8) : undefined;
