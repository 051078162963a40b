/** The connection to the Redis that several gateways share (decision 011). Commands fail at once while it is not connected. */
import { createHmac } from 'node:crypto';

import { Redis } from 'ioredis';

import { type Log } from '#gateway/letters/log.ts';

/** In ms. Redis usually responds within one. */
const patience = { answer: 500, connection: 2_000 };

export type SharedStore = ReturnType<typeof connectRedis>;

export function connectRedis(url: URL, log: Log) {
  const client = new Redis(url.href, {
    keyPrefix: 'lantern:',
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: patience.connection,
    socketTimeout: patience.answer,
    retryStrategy: () => patience.connection,
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
  // Each error closes the connection.
  client.on('error', () => undefined);
  return {
    /** Runs a command. Resolves to undefined if Redis does not respond. */
    run: <Answer>(command: (redis: Redis) => Promise<Answer>) => command(client).catch(() => undefined),
    /** The same in every gateway. Keyed with the password of the Redis, so that nobody without it can test guesses against what is stored. */
    digest: (text: string) => createHmac('sha256', url.password).update(text).digest('base64url'),
    isAway: () => client.status !== 'ready',
    close: () => client.disconnect(),
  };
}
