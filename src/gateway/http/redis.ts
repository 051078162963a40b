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
  close(): void;
}

/** @param log is told when Redis goes away and comes back */
export function connectRedis(url: URL, log: Log): SharedStore {
  const client = new Redis(url.href, {
    keyPrefix: 'lantern:',
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: reconnectDelay,
    socketTimeout: commandTimeout,
    retryStrategy: () => reconnectDelay,
  });
  let told: boolean | undefined;
  const tell = (isAway: boolean) => {
    if (told === isAway) return;
    told = isAway;
    if (isAway) log.warn({ redis: 'away' }, 'Redis does not answer: this gateway counts and remembers for itself');
    else log.info({ redis: 'ok' }, 'Redis answers: all gateways count and remember together');
  };
  client.on('ready', () => tell(false));
  client.on('close', () => tell(true));
  // Each error closes the connection.
  client.on('error', () => undefined);
  return {
    run: (command) => command(client).catch(() => undefined),
    digest: (text) => createHmac('sha256', url.password).update(text).digest('base64url'),
    isAway: () => client.status !== 'ready',
    close: () => client.disconnect(),
  };
}
