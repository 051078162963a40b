/** Runs every minute: deletes what has expired of delivered letters, and confirmations that cannot be delivered, and once a day logs the counts. */
import { givenUpAfter } from '#gateway/letters/delivery/retry-times.ts';
import { codeOf, type Log } from '#gateway/letters/log.ts';
import { type Database } from '#gateway/letters/store/database.ts';
import { type OutboxState } from './state.ts';
import { type Tally } from './tally.ts';

/** Sweeps between two reminders in the log that letters could not be delivered: one an hour. */
const remindEvery = 60;

interface Dependencies {
  readonly run: Database['run'];
  readonly tally: Tally;
  readonly state: () => Promise<OutboxState>;
  readonly now: () => Date;
  /** In ms. */
  readonly every: number;
  readonly log: Log;
}

/** Sweeps once before it resolves, then at every interval until `stop`. */
export async function startUpkeep({ run, tally, state, now, every, log }: Dependencies): Promise<{ stop(): void }> {
  async function sweep(): Promise<void> {
    const time = now().getTime();
    for (const about of await run('sweep', { now: time, givenUpBefore: time - givenUpAfter }))
      log.warn(about, 'given up and deleted');
    const past = tally.daily(time);
    if (!past) return;
    const { queued, dead, setAside } = await state();
    log.info({ ...past, queued, dead, setAsideNow: setAside }, 'letters of the last day');
  }

  async function remind(): Promise<void> {
    const { queued, dead } = await state();
    if (dead) log.error({ queued, dead }, 'letters could not be delivered');
  }

  const noted = (work: Promise<void>) =>
    work.catch((error: unknown) => log.error({ code: codeOf(error) }, 'the outbox could not be tidied'));
  let sweeps = 0;
  const timer = setInterval(() => {
    sweeps += 1;
    void noted(sweep().then(() => (sweeps % remindEvery === 0 ? remind() : undefined)));
  }, every);
  timer.unref();
  await noted(sweep());
  return { stop: () => clearInterval(timer) };
}
