/** Rate limits for one visitor and for all visitors, and the refusals for errors. */
import { type FastifyRequest } from 'fastify';

import { networksOf } from './networks.ts';
import { crowded, refusals, tooMany, type Refusal } from './refusals.ts';
import { type TtlStore } from './ttl-store.ts';

/** A visitor is an IPv4 address or an IPv6 /64. */
export const visitorOf = (request: FastifyRequest) => networksOf(request.ip)[0].name;

/** Counts a request, whatever its outcome; resolves with the refusal if this visitor has sent too many. */
export type Limit = (request: FastifyRequest) => Promise<Refusal | undefined>;

interface LimitOptions {
  /** Limits of the same name share their counts. */
  readonly name: string;
  readonly max: number;
  readonly minutes: number;
}

/** Allows `max` requests of a visitor in `minutes`, and a multiple of it from the wider networks of an IPv6 address. */
export function createLimit(ttlStore: TtlStore, { name, max, minutes }: LimitOptions): Limit {
  const counter = ttlStore.counter(name, minutes * 60_000);
  return async ({ ip, log }) => {
    for (const network of networksOf(ip)) {
      const { count, left } = await counter.add(network.name);
      // A visitor over its own limit is not counted for the wider networks: one household must not use up the limit of its neighbours.
      if (count <= max * network.multiple) continue;
      const refusal = tooMany(left);
      log.info({ outcome: 'refused', reason: refusal.reason }, 'message');
      return refusal;
    }
    return undefined;
  };
}

/** A place for a letter, reserved before it is stored, so that simultaneous ones cannot exceed a limit together. */
export interface Place {
  /** Call if the letter is not stored. */
  release(): Promise<void>;
}

/** Reserves a place among the letters of all visitors; resolves with the refusal if all are taken. `isNear`: more than half of them are. */
export type Ceiling = () => Promise<(Place & { readonly isNear: boolean }) | Refusal>;

export function createCeiling(ttlStore: TtlStore, { name, max, minutes }: LimitOptions): Ceiling {
  const counter = ttlStore.counter(name, minutes * 60_000);
  const release = async () => void (await counter.add('', -1));
  return async () => {
    const { count, left } = await counter.add('');
    if (count <= max) return { isNear: count > max / 2, release };
    await release();
    return crowded(left);
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
