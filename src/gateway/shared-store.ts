/** The connection to the Redis that several gateways share (decision 011). Commands fail at once while it is not connected. */
import { createHmac } from 'node:crypto';

import { Redis } from 'ioredis';

import { type Log } from '#gateway/letters/log.ts';

/** In ms. Redis usually responds within one; after this time it counts as away. */
const commandTimeout = 500;
/** Between two attempts to connect, in ms. */
const reconnectDelay = 2_000;

export interface SharedStore {
  /** Runs a command. Resolves to undefined if Redis does not respond. */
  run<Answer>(command: (redis: Redis) => Promise<Answer>): Promise<Answer | undefined>;
  /** A digest that is the same in every gateway. It is keyed with the password of the Redis, so that nobody without it can test guesses against the stored digests. */
  digest(text: string): string;
  isAway(): boolean;
  /** Logs when Redis goes away and comes back. */
  watch(log: Log): void;
  close(): void;
}

export function connectRedis(url: URL): SharedStore {
  const client = new Redis(url.href, {
    keyPrefix: 'lantern:',
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: reconnectDelay,
    socketTimeout: commandTimeout,
    retryStrategy: () => reconnectDelay,
  });
  let isAway = true;
  let log: Log | undefined;
  const setAway = (away: boolean) => {
    if (isAway === away) return;
    isAway = away;
    if (away) log?.warn({ redis: 'away' }, 'Redis does not answer: this gateway counts and remembers for itself');
    else log?.info({ redis: 'ok' }, 'Redis answers: all gateways count and remember together');
  };
  client.on('ready', () => setAway(false));
  for (const event of ['close', 'error']) client.on(event, () => setAway(true));

  return {
    async run(command) {
      try {
        const answer = await command(client);
        setAway(false);
        return answer;
      } catch {
        setAway(true);
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
    close: () => client.disconnect(),
  };
}
