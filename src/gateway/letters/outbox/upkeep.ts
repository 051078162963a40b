/** Runs every minute: deletes what has expired of delivered letters, and confirmations that cannot be delivered, and once a day logs the counts. */
import { type Acceptance } from './acceptance.ts';
import { type Delivery } from '#gateway/letters/delivery/delivery.ts';
import { codeOf, type Log } from '#gateway/letters/log.ts';
import { type Entry } from './queue.ts';
import { type Repeats } from './repeats.ts';
import { givenUpAfter, type Waits } from '#gateway/letters/delivery/retry-times.ts';
import { type Store } from './store.ts';
import { type Tally } from './tally.ts';

/** Sweeps between two reminders in the log that letters could not be delivered: one an hour. */
const remindEvery = 60;

interface Dependencies {
  readonly store: Store;
  readonly repeats: Repeats;
  readonly acceptance: Acceptance;
  readonly delivery: Delivery;
  readonly tally: Tally;
  readonly counts: () => { queued: number; dead: number };
  readonly remove: (entry: Entry) => Promise<void>;
  readonly now: () => Date;
  readonly waits: Waits;
  readonly log: Log;
}

/** Sweeps once before it resolves, then at every interval until `stop`. */
export async function startUpkeep(dependencies: Dependencies): Promise<{ stop(): void }> {
  const { store, repeats, acceptance, delivery, tally, counts, remove, now, waits, log } = dependencies;

  async function sweep(): Promise<void> {
    const time = now().getTime();
    repeats.purge(time);
    acceptance.purge(time);
    // A refused confirmation is not retried, and its file contains a parent's address, so it is deleted.
    const expired = [...delivery.entries.values()].filter(
      ({ kind, isDead, accepted }) => kind === 'confirmation' && isDead && time - accepted > givenUpAfter,
    );
    for (const entry of expired) if (delivery.drop(entry)) await remove(entry);
    await store.sweep(time);
    const past = tally.daily(time);
    if (past) log.info({ ...past, ...counts(), setAsideNow: (await store.odd()).length }, 'letters of the last day');
  }

  let sweeps = 0;
  const tidy = () =>
    sweep().catch((error: unknown) => log.error({ code: codeOf(error) }, 'the outbox could not be tidied'));
  const timer = setInterval(() => {
    void tidy();
    sweeps += 1;
    if (sweeps % remindEvery === 0 && counts().dead) log.error(counts(), 'letters could not be delivered');
  }, waits.sweep);
  timer.unref();
  await tidy();
  return { stop: () => clearInterval(timer) };
}
