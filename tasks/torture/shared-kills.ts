/** Kills of two gateways and of the Redis that they share, while registrations are posted to both. */
import { setTimeout as pause } from 'node:timers/promises';

import { sendPath } from '../../src/mail/contract.ts';
import type { Chance } from '../../tests/gateway/fuzz.ts';
import type { RunningGateway } from './gateway.ts';
import type { RedisServer } from './redis-server.ts';
import { registrationOf } from './registration.ts';

export type Pair = readonly [RunningGateway, RunningGateway];

interface Options {
  readonly pair: Pair;
  readonly redis: RedisServer;
  readonly start: (name: 'one' | 'two') => Promise<RunningGateway>;
  readonly rounds: number;
  readonly chance: Chance;
}

/** In each round one of the three is killed while four clients post. A client without an answer posts again to the other gateway. */
export async function killInTurn({ pair, redis, start, rounds, chance }: Options) {
  let [one, two] = pair;
  const accepted = new Set<string>();
  let again = 0;
  for (let round = 0; round < rounds; round += 1) {
    const client = async (name: number) => {
      for (let count = 0; count < 4; count += 1) {
        const token = `r${round}c${name}x${count}x`;
        const letter = registrationOf(token);
        const isFirst = chance.below(2) === 0;
        let { status } = await (isFirst ? one : two).post(sendPath, letter);
        if (status === undefined) {
          again += 1;
          ({ status } = await (isFirst ? two : one).post(sendPath, letter));
        }
        if (status === 200) accepted.add(token);
      }
    };
    const clients = Promise.all([0, 1, 2, 3].map(client));
    await pause(chance.below(120));
    const victim = chance.of(['one', 'two', 'redis'] as const);
    if (victim === 'redis') await redis.kill();
    else await (victim === 'one' ? one : two).stop('SIGKILL');
    await clients;
    if (victim === 'redis') await redis.start();
    else if (victim === 'one') one = await start('one');
    else two = await start('two');
    await connected([one, two]);
  }
  const current: Pair = [one, two];
  return { pair: current, again, accepted };
}

/** Waits until every gateway has found the Redis. */
export async function connected(gateways: readonly RunningGateway[]): Promise<void> {
  for (const gateway of gateways) while ((await gateway.health()).redis !== 'ok') await pause(50);
}
