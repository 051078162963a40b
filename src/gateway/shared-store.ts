/** The connection to the Redis that several gateways share (decision 011). Nothing waits for it while it is away. */
import { createHmac } from 'node:crypto';

import { Redis } from 'ioredis';

import { type Log } from '#gateway/letters/delivery/delivery.ts';

/** Redis answers in about a millisecond; one that is silent for so long counts as away. In ms. */
const patience = 500;
/** Between two attempts to reach it, in ms. */
const retryEvery = 2_000;

export interface SharedStore {
  /** Resolves to undefined if Redis does not answer. */
  ask<Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer | undefined>;
  /** The same for every gateway: keyed with the password of the Redis, so that what stands in it cannot be guessed at without that. */
  digest(text: string): string;
  isAway(): boolean;
  /** Says in the log when Redis goes away and comes back. */
  watch(log: Log): void;
  close(): void;
}

export function connectRedis(url: URL): SharedStore {
  const client = new Redis(url.href, {
    keyPrefix: 'lantern:',
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
    async ask(question) {
      try {
        const answer = await question(client);
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
    close: () => client.disconnect(),
  };
}
