/** Rate limits for one visitor and for all visitors, and the refusals for errors. */
import { type FastifyReply, type FastifyRequest } from 'fastify';

import { type TtlStore } from './ttl-store.ts';
import { networksOf } from './networks.ts';
import { refusals, tooMany, type Refusal } from './refusals.ts';

/** A visitor is an IPv4 address or an IPv6 /64. */
export const visitorOf = (request: FastifyRequest) => networksOf(request.ip)[0].name;

/** Counts a request, whatever its outcome; resolves with the refusal if this visitor has sent too many. */
export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<Refusal | undefined>;

interface LimitOptions {
  /** Limits of the same name share their counts. */
  readonly name: string;
  readonly max: number;
  readonly minutes: number;
}

/** Allows `max` requests of a visitor in `minutes`, and a multiple of it from the wider networks of an IPv6 address. */
export function createLimit(ttlStore: Pick<TtlStore, 'counter'>, { name, max, minutes }: LimitOptions): Limit {
  const counter = ttlStore.counter(name, minutes * 60_000);
  return async (request, reply) => {
    for (const network of networksOf(request.ip)) {
      const { count, left } = await counter.add(network.name);
      // A visitor over its own limit is not counted for the wider networks: one household must not use up the limit of its neighbours.
      if (count <= max * network.multiple) continue;
      const refusal = tooMany(left);
      reply.header('Retry-After', refusal.wait);
      request.log.info({ outcome: 'refused', reason: refusal.reason }, 'message');
      return refusal;
    }
    return undefined;
  };
}

/** Limits the letters of all visitors together. A letter reserves a place before it is stored, and releases it if it is not stored. */
export interface Ceiling {
  /** Reserves a place, unless the limit is reached. */
  reserve(): Promise<Level>;
  release(): Promise<void>;
}

interface Level {
  /** The limit is reached: nothing was reserved. */
  readonly isFull: boolean;
  /** More than half of the places are reserved. */
  readonly isNear: boolean;
  /** Until the window ends and counting starts again, in ms. */
  readonly left: number;
}

export function createCeiling(ttlStore: Pick<TtlStore, 'counter'>, { name, max, minutes }: LimitOptions): Ceiling {
  const counter = ttlStore.counter(name, minutes * 60_000);
  const release = async () => void (await counter.add('', -1));
  return {
    async reserve() {
      const { count, left } = await counter.add('');
      if (count > max) await release();
      return { isFull: count > max, isNear: count > max / 2, left };
    },
    release,
  };
}

const refusalsByStatus: Record<number, Refusal> = {
  403: refusals.notFound,
  404: refusals.notFound,
  412: refusals.changed,
  413: refusals.bodyTooLong,
  415: refusals.wrongFormat,
  416: refusals.noSuchPart,
};

/** The refusal for an error of the framework or of our own code. The log gets its code only: an error's message may quote the body. */
export function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  const { statusCode = 500, code = 'unknown' } = error as { statusCode?: number; code?: string };
  const isOurs = statusCode >= 500;
  const refusal = isOurs ? refusals.broken : (refusalsByStatus[statusCode] ?? refusals.notJson);
  const about = { outcome: 'refused', reason: refusal.reason, code };
  if (isOurs) request.log.error({ ...about, where: stackOf(error) }, 'message');
  else request.log.info(about, 'message');
  return refusal;
}

/** The stack trace without its first line, which may quote the body. */
const stackOf = (error: unknown) =>
  error instanceof Error ? error.stack?.match(/^ {4}at .*$/gm)?.slice(0, 8) : undefined;
