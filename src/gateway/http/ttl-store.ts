/** Counts of requests, unused grants and used challenges, for a limited time. Always in memory; also in Redis if several gateways share one (decision 011). */
import { createHmac, randomBytes } from 'node:crypto';

import { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

import { type Log } from '#gateway/letters/log.ts';

/** How long letters are recognised as repeats, and confirmation grants and used challenges are kept, in ms (decision 010). */
export const retention = 10 * 60_000;
/** Entries of each kind. A full cache evicts the least recently used entry, so that a flood of addresses takes a bounded amount of memory. */
const maxEntries = 50_000;

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

export type TtlStore = ReturnType<typeof createTtlStore>;
export type Counter = ReturnType<TtlStore['counter']>;

/** @param clock ms of a monotonic clock: a correction of the system time must not end a limit early or extend it by a year */
export function createTtlStore(sharedStore?: ReturnType<typeof connectRedis>, clock = () => performance.now()) {
  const ownSecret = randomBytes(32).toString('hex');
  const caches: Pick<LRUCache<string, number>, 'purgeStale'>[] = [];
  // The privacy page promises that a visitor's address is kept for minutes only.
  const purging = setInterval(() => caches.forEach((cache) => cache.purgeStale()), 60_000).unref();
  function cacheOf<Value extends string | number>(ttl: number) {
    const cache = new LRUCache<string, Value>({ max: maxEntries, ttl, ttlResolution: 0, perf: { now: clock } });
    caches.push(cache);
    return cache;
  }
  const values = cacheOf<string>(retention);
  const claims = counter('claim', retention);
  /** Keys are digests, since names may contain addresses. */
  const keyOf = (kind: string, name: string) => `${kind}:${sharedStore?.digest(name)}`;

  /** Counts of one kind, which share their counts in Redis. `window` in ms; that of a key begins with its first count. */
  function counter(kind: string, window: number) {
    const counts = cacheOf<number>(window);
    /** Adds one to the count of a key, or subtracts one. `left`: until the window ends and counting starts again, in ms. */
    return async (key: string, by: 1 | -1 = 1): Promise<{ readonly count: number; readonly left: number }> => {
      const own = Math.max(0, (counts.get(key) ?? 0) + by);
      counts.set(key, own, { noUpdateTTL: true });
      const all = await sharedStore?.run((redis) => redis.eval(addScript, 1, keyOf(kind, key), window, by));
      const [count, left] = (all ?? [0, 0]) as [number, number];
      // Redis knows less than this gateway if it was away.
      return count < own ? { count: own, left: counts.getRemainingTTL(key) } : { count, left };
    };
  }

  return {
    counter,
    /** Resolves to true for the first caller with this name, to false for all later ones. */
    claim: async (name: string) => (await claims(name)).count === 1,
    /** Stores a value under a name, replacing an older one. `age` in ms shortens its lifetime, for a value that is older than this call. */
    async put(name: string, value: string, age = 0): Promise<void> {
      const ttl = retention - Math.max(0, age);
      if (ttl <= 0) return;
      values.set(name, value, { ttl });
      await sharedStore?.run((redis) => redis.set(keyOf('value', name), value, 'PX', ttl));
    },
    /** Returns a value and deletes it: of two simultaneous calls, one gets it. */
    async take(name: string): Promise<string | undefined> {
      const own = values.get(name);
      values.delete(name);
      // If another gateway took the value, Redis has none and this gateway's copy is returned: a confirmation that uses it is recognised as a repeat.
      return (await sharedStore?.run((redis) => redis.getdel(keyOf('value', name)))) ?? own;
    },
    /** The secret that all gateways sign challenges with. */
    async secret(): Promise<string> {
      await sharedStore?.run((redis) => redis.set('secret', ownSecret, 'NX'));
      return (await sharedStore?.run((redis) => redis.get('secret'))) ?? ownSecret;
    },
    sharedStore,
    close(): void {
      clearInterval(purging);
      sharedStore?.close();
    },
  };
}

/** The connection to the Redis that several gateways share. Commands fail at once while it is not connected. */
export function connectRedis(url: URL, log: Log) {
  const client = new Redis(url.href, {
    keyPrefix: 'lantern:',
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    socketTimeout: 500, // ms; Redis usually responds within one
    connectTimeout: 2_000,
    retryStrategy: () => 2_000,
  });
  let wasAway: boolean | undefined;
  client.on('ready', () => {
    wasAway = false;
    log.info({ redis: 'ok' }, 'Redis answers: all gateways count and remember together');
  });
  client.on('close', () => {
    if (!wasAway) log.warn({ redis: 'away' }, 'Redis does not answer: this gateway counts and remembers for itself');
    wasAway = true;
  });
  client.on('error', () => undefined); // Each closes the connection.
  return {
    /** Runs a command. Resolves to undefined if Redis does not respond. */
    run: <Answer>(command: (redis: Redis) => Promise<Answer>) => command(client).catch(() => undefined),
    /** The same in every gateway. Keyed with the password of the Redis, so that nobody without it can test guesses against what is stored. */
    digest: (text: string) => createHmac('sha256', url.password).update(text).digest('base64url'),
    isAway: () => client.status !== 'ready',
    close: () => client.disconnect(),
  };
}
