/** Who a visitor is, how much one may send, and what a failure is called. */
import { type FastifyReply, type FastifyRequest } from 'fastify';

import { type TtlStore } from '#gateway/ttl-store.ts';
import { networksOf } from './networks.ts';
import { refusals, tooMany, type Refusal } from './refusals.ts';

/** A visitor is an IPv4 address or an IPv6 /64. */
export const visitorOf = (request: FastifyRequest) => networksOf(request.ip)[0].name;

/** Counts a request, whatever becomes of it; resolves with the refusal if this visitor has sent too many. */
export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<Refusal | undefined>;

interface Allowed {
  /** Limits of the same name count together. */
  readonly name: string;
  readonly max: number;
  readonly minutes: number;
}

/** `max` requests of a visitor in so many minutes, and a multiple of it from the wider networks of an IPv6 address. */
export function createLimit(memory: Pick<TtlStore, 'counter'>, { name, max, minutes }: Allowed): Limit {
  const counter = memory.counter(name, minutes * 60_000);
  return async (request, reply) => {
    for (const network of networksOf(request.ip)) {
      const { count, left } = await counter.add(network.name);
      // A visitor over the own limit adds nothing to the wider networks, or one household could use up what its neighbours may send.
      if (count <= max * network.times) continue;
      const refusal = tooMany(left);
      reply.header('Retry-After', refusal.wait);
      request.log.info({ outcome: 'refused', reason: refusal.reason }, 'message');
      return refusal;
    }
    return undefined;
  };
}

/** What all visitors together may send. A letter is counted when it is about to be stored, and given back if it is not. */
export interface Ceiling {
  /** Counts one letter, unless it is one too many. */
  take(): Promise<Level>;
  giveBack(): Promise<void>;
}

interface Level {
  readonly isFull: boolean;
  /** More than half of what is allowed has been taken. */
  readonly isNear: boolean;
  /** Until counting starts again, in ms. */
  readonly left: number;
}

export function createCeiling(memory: Pick<TtlStore, 'counter'>, { name, max, minutes }: Allowed): Ceiling {
  const counter = memory.counter(name, minutes * 60_000, 1);
  const giveBack = async () => void (await counter.add('', -1));
  return {
    async take() {
      const { count, left } = await counter.add('');
      if (count > max) await giveBack();
      return { isFull: count > max, isNear: count > max / 2, left };
    },
    giveBack,
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
