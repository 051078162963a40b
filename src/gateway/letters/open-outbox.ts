/** Opens an outbox for this process alone, starts its deliveries, and stops them. */
import { LRUCache } from 'lru-cache';

import { lostLetters } from '#mail/lost-letters.ts';
import { retention } from '#gateway/http/ttl-store.ts';
import { accept } from './acceptance.ts';
import { openDatabase } from './database.ts';
import { newDelivery, startDeliveries, stopDeliveries } from './delivery.ts';
import { codeOf } from './log.ts';
import { timeOf, type Outbox, type Place } from './outbox.ts';
import { checkPlace, lockFolder, makeFolder } from './place.ts';
import { defaultWaits, givenUpAfter } from './retry-times.ts';
import { checkServer, newServer } from './server-state.ts';

/** Letters that are remembered of those that the disk could not take. */
const mostSentAtOnce = 10_000;

/** Creates the folder if it does not exist. Throws if it cannot be used or another gateway uses it. */
export async function openOutbox(place: Place): Promise<Outbox> {
  const { folder, now, log, waits = defaultWaits } = place;
  makeFolder(folder);
  checkPlace(folder);
  const lock = lockFolder(folder);
  const database = await openDatabase({ folder, wipeAfter: waits.wipe }).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  if (database.aside) log.error({ code: database.aside }, 'the database is damaged and was set aside');
  const since = now().getTime() - retention;
  const outbox: Outbox = {
    ...place,
    ...database,
    waits,
    grants: await database.run('grants', { since }),
    sentAtOnce: new LRUCache({ max: mostSentAtOnce, ttl: retention, ttlResolution: 0, perf: { now: () => +now() } }),
    server: newServer(),
    delivery: newDelivery(),
    fault: undefined,
    sweeping: undefined,
    stopped: undefined,
    async close() {
      await database.close();
      lock.release();
    },
  };
  await sweep(outbox);
  outbox.sweeping = setInterval(() => void sweep(outbox), waits.sweep).unref();
  return outbox;
}

/** Deletes what has expired of delivered letters, and confirmations that cannot be delivered. */
async function sweep(outbox: Outbox): Promise<void> {
  const { run, log } = outbox;
  const time = timeOf(outbox);
  await run('sweep', { now: time, givenUpBefore: time - givenUpAfter }).then(
    (letters) => letters.forEach((letter) => log.warn(letter, 'given up and deleted')),
    (error: unknown) => log.error({ code: codeOf(error) }, 'the outbox could not be tidied'),
  );
}

/** Starts deliveries, beginning with the letters of earlier runs, and checks whether the mail server can be reached. */
export function startOutbox(outbox: Outbox): void {
  startDeliveries(outbox);
  void checkServer(outbox);
  if (!outbox.aside) return;
  void outbox
    .letterhead()
    .then((of) => accept(outbox, { kind: 'notice', ...lostLetters(of) }))
    .catch((error: unknown) => outbox.log.error({ code: codeOf(error) }, 'nobody is told of the damage'));
}

/** Finishes the deliveries in progress; all other letters wait on disk. */
export const stopOutbox = (outbox: Outbox): Promise<void> => (outbox.stopped ??= stop(outbox));

async function stop(outbox: Outbox): Promise<void> {
  clearInterval(outbox.sweeping);
  await stopDeliveries(outbox);
  outbox.transport.close();
  await outbox.close();
}
