/** What is done every minute: what has expired of delivered letters is deleted, and confirmations that cannot be delivered; and what is counted for one line in the log a day. */
import { type Late } from '#mail/late-letters.ts';

import { type Database } from './database.ts';
import { type StoredLetter } from './letter.ts';
import { type Log } from './log.ts';
import { givenUpAfter } from './retry-times.ts';
import { type OutboxState } from './state.ts';

const day = 24 * 60 * 60_000; // ms
/** Age from which a message is late, in ms. */
export const lateAfter = day;
/** Sweeps between two reminders in the log that letters could not be delivered: one an hour. */
const remindEvery = 60;

const none = { accepted: 0, delivered: 0, deferred: 0, dead: 0, setAside: 0 };

/** What has happened since `since`, in ms since 1970. */
export interface Tally {
  since: number;
  counts: typeof none;
  sweeps: number;
  /** Messages that reached the provider late, until one notice reports all of them. */
  late: Late | undefined;
}

export const newTally = (since: number): Tally => ({ since, counts: { ...none }, sweeps: 0, late: undefined });

/** Notes a delivered letter if it is a late message. */
export function noteLate(tally: Tally, { kind, accepted }: StoredLetter, time: number): void {
  if (kind === 'confirmation' || kind === 'notice' || time - accepted < lateAfter) return;
  const { count, first, last } = tally.late ?? { count: 0, first: accepted, last: accepted };
  tally.late = { count: count + 1, first: Math.min(first, accepted), last: Math.max(last, accepted) };
}

/** The late messages to be reported now: none while another late letter is about to be delivered. Those that are put off, perhaps for days, get a notice of their own. */
export async function takeLate(tally: Tally, run: Database['run'], time: number): Promise<Late | undefined> {
  if (!tally.late || (await run('countLate', { before: time - lateAfter, now: time })) > 0) return undefined;
  const { late } = tally;
  tally.late = undefined;
  return late;
}

interface Kept {
  readonly run: Database['run'];
  readonly tally: Tally;
  readonly state: () => Promise<OutboxState>;
  readonly log: Log;
}

export async function sweep({ run, tally, state, log }: Kept, time: number): Promise<void> {
  for (const about of await run('sweep', { now: time, givenUpBefore: time - givenUpAfter }))
    log.warn(about, 'given up and deleted');
  // A clock that was set back starts a new day.
  if (time < tally.since || time - tally.since >= day) {
    const past = { ...tally.counts, since: new Date(tally.since).toISOString() };
    Object.assign(tally, { since: time, counts: { ...none } });
    const { queued, dead, setAside } = await state();
    log.info({ ...past, queued, dead, setAsideNow: setAside }, 'letters of the last day');
  }
  if (tally.sweeps % remindEvery === 0 && tally.sweeps) {
    const { queued, dead } = await state();
    if (dead) log.error({ queued, dead }, 'letters could not be delivered');
  }
  tally.sweeps += 1;
}
