/**
 * What the gateway knows for ten minutes, without any words of it: confirmations that are allowed, spam checks that were used, letters that came.
 * With a Redis, several gateways know it together, and their limits too; while that is away, each goes on with what it knows itself (decision 011).
 */
import { createHmac, randomBytes } from 'node:crypto';

import { Redis } from 'ioredis';

import { type Log } from '#gateway/letters/delivery.ts';

/** How long, in ms (decision 29: a repeat, a confirmation, a spam check). */
export const remembered = 10 * 60_000;
/** An answer of Redis takes a millisecond. One that says nothing for so long is away; in ms. */
const patience = 500;
/** Between two tries to reach it, in ms. */
const retryEvery = 2_000;

export interface TtlStore {
  /** Takes a name. Resolves to false if it is taken already. */
  claim(name: string): Promise<boolean>;
  /** Keeps a value under a name, in place of an older one. `since` in ms: from when it counts. */
  put(name: string, value: string, since: number): Promise<void>;
  find(name: string): Promise<string | undefined>;
  /** Finds and forgets: of two who ask at once, one gets it. */
  take(name: string): Promise<string | undefined>;
  /** What all gateways sign with. */
  secret(): Promise<string>;
  /** The Redis that several gateways know things by, if there is one. */
  readonly together?: SharedStore;
  close(): void;
}

export interface SharedStore {
  /** For the store of the limits. */
  readonly client: Redis;
  /** Resolves to undefined if Redis does not answer. */
  ask<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined>;
  /** The same for every gateway: keyed with the password of the Redis, so that what stands in it cannot be guessed at without that. */
  digest(text: string): string;
  isAway(): boolean;
  /** Says in the log when Redis goes and comes. */
  watch(log: Log): void;
}

export function createTtlStore(now: () => Date, url?: URL): TtlStore {
  const together = url && reach(url);
  const { client, ask } = together ?? {};
  const ownSecret = randomBytes(32).toString('hex');
  const kept = new Map<string, { readonly value: string; readonly until: number }>();

  /** A clock that was put back must not make anything last longer. */
  const isOver = (until: number, time: number) => until <= time || until > time + remembered;
  const findHere = (name: string) => {
    const found = kept.get(name);
    return found && !isOver(found.until, now().getTime()) ? found.value : undefined;
  };
  const putHere = (name: string, value: string, since: number) => {
    // The oldest stand first.
    for (const [old, { until }] of kept) {
      if (!isOver(until, now().getTime())) break;
      kept.delete(old);
    }
    kept.delete(name);
    kept.set(name, { value, until: since + remembered });
  };
  /** Undefined if there is no Redis, or it does not answer. */
  const asked = async <Answer>(question: (redis: Redis) => Promise<Answer>) => client && ask?.(() => question(client));

  return {
    async claim(name) {
      if (findHere(name) !== undefined) return false;
      putHere(name, '', now().getTime());
      return (await asked((redis) => redis.set(name, '', 'PX', remembered, 'NX'))) !== null;
    },
    async put(name, value, since) {
      putHere(name, value, since);
      const left = since + remembered - now().getTime();
      if (left > 0) await asked((redis) => redis.set(name, value, 'PX', Math.min(left, remembered)));
    },
    find: async (name) => (await asked((redis) => redis.get(name))) ?? findHere(name),
    async take(name) {
      const here = findHere(name);
      kept.delete(name);
      // What another gateway has taken still stands here, and what it allowed is then recognised as a repeat.
      return (await asked((redis) => redis.getdel(name))) ?? here;
    },
    async secret() {
      await asked((redis) => redis.set('secret', ownSecret, 'NX'));
      return (await asked((redis) => redis.get('secret'))) ?? ownSecret;
    },
    ...(together ? { together } : {}),
    close: () => client?.disconnect(),
  };
}

function reach(url: URL): SharedStore {
  const client = new Redis(url.href, {
    keyPrefix: 'lantern:',
    // While it is away nothing waits for it.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: retryEvery,
    socketTimeout: patience,
    retryStrategy: () => retryEvery,
  });
  let isAway = true;
  let log: Log | undefined;
  const turn = (away: boolean) => {
    if (isAway === away) return;
    isAway = away;
    if (away) log?.warn({ redis: 'away' }, 'Redis does not answer: this gateway counts and remembers for itself');
    else log?.info({ redis: 'ok' }, 'Redis answers: all gateways count and remember together');
  };
  client.on('ready', () => turn(false));
  for (const event of ['close', 'error']) client.on(event, () => turn(true));

  return {
    client,
    async ask(question) {
      try {
        const answer = await question();
        turn(false);
        return answer;
      } catch {
        turn(true);
        return undefined;
      }
    },
    digest: (text) => createHmac('sha256', url.password).update(text).digest('base64url'),
    isAway: () => isAway,
    watch(given) {
      log = given;
      if (isAway)
        log.info({ redis: 'away' }, 'Redis has not answered yet: this gateway counts and remembers for itself');
    },
  };
}
