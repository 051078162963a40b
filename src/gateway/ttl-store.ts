/**
 * What the gateway remembers for a limited time, without any words of a letter: confirmations that are allowed, challenges that were solved, letters that came, and
 * how much was sent. With a Redis, several gateways remember it together; while that is away, each goes on with what it knows itself (decision 011).
 */
import { randomBytes } from 'node:crypto';

import { type Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

import { connectRedis, type SharedStore } from './shared-store.ts';

/** How long a repeat, an allowed confirmation and a solved challenge are remembered, in ms (decision 010). */
export const remembered = 10 * 60_000;
/** Entries of one kind. When they are full, the one that was not used for the longest time goes, so a flood of addresses takes a bounded amount of memory. */
const mostEntries = 50_000;

/** Milliseconds on a clock that only goes forward at an even pace, whatever happens to the time of day. */
export type Clock = () => number;

/** In ms. Entries that are over are forgotten then: the privacy page promises that a visitor's address is held for minutes. */
const forgetEvery = 60_000;

export interface Count {
  readonly count: number;
  /** Until the window ends and counting starts again, in ms. */
  readonly left: number;
}

/** Counts by key, each in a window that begins with its first count. */
export interface Counter {
  /** Adds one, or takes one back. */
  add(key: string, by?: 1 | -1): Promise<Count>;
}

export interface TtlStore {
  /** Takes a name. Resolves to false if it is taken already. */
  claim(name: string): Promise<boolean>;
  /** Keeps a value under a name, in place of an older one. `age` in ms: for how long it has counted already. */
  put(name: string, value: string, age?: number): Promise<void>;
  find(name: string): Promise<string | undefined>;
  /** Finds and forgets: of two who ask at once, one gets it. */
  take(name: string): Promise<string | undefined>;
  /** Counters of the same `kind` count together in all gateways. `window` in ms; `keys` is how many of them are counted at the most. */
  counter(kind: string, window: number, keys?: number): Counter;
  /** What all gateways sign with. */
  secret(): Promise<string>;
  /** The Redis that several gateways share, if there is one. */
  readonly together?: SharedStore;
  close(): void;
}

/** Adds to a count and returns it with the ms that are left of its window. An end later than a whole window means that the clock of the Redis was put back. */
const addScript = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
local left = redis.call('PTTL', KEYS[1])
local window = tonumber(ARGV[1])
if left < 0 or left > window then
  redis.call('PEXPIRE', KEYS[1], window)
  left = window
end
return {count, left}`;

/** `clock` is not the time of day: that may be corrected while the gateway runs, and a limit must neither end early nor last for a year. */
export function createTtlStore(url?: URL, clock: Clock = () => performance.now()): TtlStore {
  const together = url && connectRedis(url);
  const ownSecret = randomBytes(32).toString('hex');
  const caches: Pick<LRUCache<string, object>, 'purgeStale'>[] = [];
  const forgetting = setInterval(() => caches.forEach((cache) => cache.purgeStale()), forgetEvery);
  forgetting.unref();
  const cacheOf = <Value extends object | string>(ttl: number, max = mostEntries) => {
    const cache = new LRUCache<string, Value>({ max, ttl, ttlResolution: 0, perf: { now: clock } });
    caches.push(cache);
    return cache;
  };
  const values = cacheOf<string>(remembered);
  const claims = countersOf('claim', remembered);

  /** Undefined if there is no Redis, or it does not answer. Redis is given digests in place of names, which may hold addresses. */
  const asked = async <Answer>(kind: string, name: string, question: (redis: Redis, key: string) => Promise<Answer>) =>
    together?.ask((redis) => question(redis, `${kind}:${together.digest(name)}`));

  function countersOf(kind: string, window: number, keys?: number) {
    const counts = cacheOf<{ count: number }>(window, keys);
    return {
      here(key: string, by: number): Count {
        const entry = counts.get(key) ?? { count: 0 };
        entry.count = Math.max(0, entry.count + by);
        if (!counts.has(key)) counts.set(key, entry);
        return { count: entry.count, left: counts.getRemainingTTL(key) };
      },
      async there(key: string, by: number): Promise<Count | undefined> {
        const answer = await asked(kind, key, (redis, name) => redis.eval(addScript, 1, name, window, by));
        if (!answer) return undefined;
        const [count, left] = answer as [number, number];
        return { count, left };
      },
    };
  }

  return {
    async claim(name) {
      if (claims.here(name, 1).count > 1) return false;
      return ((await claims.there(name, 1))?.count ?? 1) === 1;
    },
    async put(name, value, age = 0) {
      const left = remembered - Math.max(0, age);
      if (left <= 0) return;
      values.set(name, value, { ttl: left });
      await asked('value', name, (redis, key) => redis.set(key, value, 'PX', left));
    },
    find: async (name) => (await asked('value', name, (redis, key) => redis.get(key))) ?? values.get(name),
    async take(name) {
      const here = values.get(name);
      values.delete(name);
      // What another gateway has taken is still known here, and what it allowed is then recognised as a repeat.
      return (await asked('value', name, (redis, key) => redis.getdel(key))) ?? here;
    },
    counter(kind, window, keys) {
      const counters = countersOf(kind, window, keys);
      return {
        async add(key, by = 1) {
          const here = counters.here(key, by);
          return (await counters.there(key, by)) ?? here;
        },
      };
    },
    async secret() {
      await together?.ask((redis) => redis.set('secret', ownSecret, 'NX'));
      return (await together?.ask((redis) => redis.get('secret'))) ?? ownSecret;
    },
    ...(together ? { together } : {}),
    close() {
      clearInterval(forgetting);
      together?.close();
    },
  };
}
