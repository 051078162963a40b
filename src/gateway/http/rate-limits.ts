/** What the JSON answers and the pages have in common: who the visitor is, how much he may send, and what a failure is called. */
import rateLimit, { normalizeIP, type RateLimitPluginOptions } from '@fastify/rate-limit';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { type SharedStore } from '#gateway/ttl-store.ts';
import { refusals, tooMany, type Refusal } from './refusals.ts';

/** A visitor is a network address; an IPv6 household is one visitor. */
export const visitorOf = (request: FastifyRequest) => normalizeIP(request.ip, 64);

type Counter = FastifyInstance['createRateLimit'];

/** What counts posts: in all gateways together while their Redis answers, otherwise in this one. */
export async function openCounter(app: FastifyInstance, together?: SharedStore): Promise<Counter> {
  const here = await counterWith(app, { cache: 50_000 });
  if (!together) return here;
  const there = await counterWith(app, { redis: together.client });
  return (options) => {
    const [alone, all] = [here(options), there(options)];
    return async (request) => (await together.ask(() => all(request))) ?? alone(request);
  };
}

/** The plugin in a scope of its own, since it has one store. */
async function counterWith(app: FastifyInstance, store: RateLimitPluginOptions): Promise<Counter> {
  let counter: Counter | undefined;
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, ...store });
    counter = scope.createRateLimit;
  });
  if (!counter) throw new Error('The plugin for rate limits was not registered.');
  return counter;
}

/** Counts a post; resolves with the refusal if this visitor has sent too much. */
export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<Refusal | undefined>;

/** What is counted: `max` posts of a visitor, or of whomever `keyOf` tells apart, in so many minutes (decision 29). */
interface Count {
  readonly name: string;
  readonly max: number;
  readonly minutes: number;
  readonly keyOf?: (request: FastifyRequest) => string;
}

export function createLimit(count: Counter, { name, max, minutes, keyOf = visitorOf }: Count): Limit {
  // All limits share one store, so each has keys of its own.
  const check = count({
    max,
    timeWindow: minutes * 60_000,
    keyGenerator: (request) => `${name} ${keyOf(request)}`,
  });
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
  416: refusals.noSuchPart,
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
