/**
 * Stores data for a limited time: counts of requests, digests of letters, unused confirmation grants and used challenges, but no content of letters. It always keeps
 * them in memory, and in Redis too if several gateways share one; without a response from Redis it uses its own memory (decision 011).
 */
import { randomBytes } from 'node:crypto';

import { type Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

import { connectRedis, type SharedStore } from './shared-store.ts';

/** How long letters are recognised as repeats, and confirmation grants and used challenges are kept, in ms (decision 010). */
export const retention = 10 * 60_000;
/** Entries of each cache. A full cache evicts the least recently used entry, so that a flood of addresses takes a bounded amount of memory. */
const maxEntries = 50_000;

/** Milliseconds of a monotonic clock, which corrections of the system time do not change. */
export type Clock = () => number;

/** Time between two purges of expired entries, in ms: the privacy page promises that a visitor's address is kept for minutes only. */
const purgeInterval = 60_000;

export interface Count {
  readonly count: number;
  /** Until the window ends and counting starts again, in ms. */
  readonly left: number;
}

/** Counts by key. The window of a key begins with its first count. */
export interface Counter {
  /** Adds one to the count of a key, or subtracts one. */
  add(key: string, by?: 1 | -1): Promise<Count>;
}

export interface TtlStore {
  /** Resolves to true for the first caller with this name, to false for all later ones. */
  claim(name: string): Promise<boolean>;
  /** Stores a value under a name, replacing an older one. `age` in ms shortens its lifetime, for a value that is older than this call. */
  put(name: string, value: string, age?: number): Promise<void>;
  find(name: string): Promise<string | undefined>;
  /** Returns a value and deletes it: of two simultaneous calls, one gets it. */
  take(name: string): Promise<string | undefined>;
  /** Counters of the same `kind` share their counts in Redis. `window` in ms; `keys` is the maximum number of keys in memory. */
  counter(kind: string, window: number, keys?: number): Counter;
  /** The secret that all gateways sign challenges with. */
  secret(): Promise<string>;
  /** The Redis that several gateways share, if there is one. */
  readonly sharedStore?: SharedStore;
  close(): void;
}

/** Adds to a count; returns it with the remaining ms of its window. More than a whole window remains if the clock of the Redis was set back; then the window starts again. */
const addScript = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
local left = redis.call('PTTL', KEYS[1])
local window = tonumber(ARGV[1])
if left < 0 or left > window then
  redis.call('PEXPIRE', KEYS[1], window)
  left = window
end
return {count, left}`;

/** @param clock monotonic: a correction of the system time must not end a limit early or extend it by a year */
export function createTtlStore(url?: URL, clock: Clock = () => performance.now()): TtlStore {
  const sharedStore = url && connectRedis(url);
  const ownSecret = randomBytes(32).toString('hex');
  const caches: Pick<LRUCache<string, object>, 'purgeStale'>[] = [];
  const purging = setInterval(() => caches.forEach((cache) => cache.purgeStale()), purgeInterval);
  purging.unref();
  const cacheOf = <Value extends object | string>(ttl: number, max = maxEntries) => {
    const cache = new LRUCache<string, Value>({ max, ttl, ttlResolution: 0, perf: { now: clock } });
    caches.push(cache);
    return cache;
  };
  const values = cacheOf<string>(retention);
  const claims = countersOf('claim', retention);

  /** Runs a command in Redis; undefined if there is none or it does not respond. Keys are digests, since names may contain addresses. */
  const inRedis = async <Answer>(kind: string, name: string, command: (redis: Redis, key: string) => Promise<Answer>) =>
    sharedStore?.run((redis) => command(redis, `${kind}:${sharedStore.digest(name)}`));

  function countersOf(kind: string, window: number, keys?: number) {
    const counts = cacheOf<{ count: number }>(window, keys);
    return {
      addInMemory(key: string, by: number): Count {
        const entry = counts.get(key) ?? { count: 0 };
        entry.count = Math.max(0, entry.count + by);
        if (!counts.has(key)) counts.set(key, entry);
        return { count: entry.count, left: counts.getRemainingTTL(key) };
      },
      async addInRedis(key: string, by: number): Promise<Count | undefined> {
        const answer = await inRedis(kind, key, (redis, name) => redis.eval(addScript, 1, name, window, by));
        if (!answer) return undefined;
        const [count, left] = answer as [number, number];
        return { count, left };
      },
    };
  }

  return {
    async claim(name) {
      if (claims.addInMemory(name, 1).count > 1) return false;
      return ((await claims.addInRedis(name, 1))?.count ?? 1) === 1;
    },
    async put(name, value, age = 0) {
      const left = retention - Math.max(0, age);
      if (left <= 0) return;
      values.set(name, value, { ttl: left });
      await inRedis('value', name, (redis, key) => redis.set(key, value, 'PX', left));
    },
    find: async (name) => (await inRedis('value', name, (redis, key) => redis.get(key))) ?? values.get(name),
    async take(name) {
      const inMemory = values.get(name);
      values.delete(name);
      // If another gateway took the value, Redis has none and this gateway's copy is returned: a confirmation that uses it is recognised as a repeat.
      return (await inRedis('value', name, (redis, key) => redis.getdel(key))) ?? inMemory;
    },
    counter(kind, window, keys) {
      const counters = countersOf(kind, window, keys);
      return {
        async add(key, by = 1) {
          const inMemory = counters.addInMemory(key, by);
          return (await counters.addInRedis(key, by)) ?? inMemory;
        },
      };
    },
    async secret() {
      await sharedStore?.run((redis) => redis.set('secret', ownSecret, 'NX'));
      return (await sharedStore?.run((redis) => redis.get('secret'))) ?? ownSecret;
    },
    ...(sharedStore ? { sharedStore } : {}),
    close() {
      clearInterval(purging);
      sharedStore?.close();
    },
  };
}
