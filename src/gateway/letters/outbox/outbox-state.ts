/** How the outbox is: what `/api/health` and the log tell an operator, in counts. */
import { type Entry } from './queue.ts';
import { tooManyFailures } from '#gateway/letters/delivery/retry-times.ts';
import { type Trouble } from '#gateway/letters/delivery/server-watch.ts';

export interface OutboxState {
  readonly queued: number;
  /** Refused for good. */
  readonly dead: number;
  /** Files that are no letters, or cannot be read. */
  readonly setAside: number;
  /** Letters that failed more often than a letter should. */
  readonly failing: number;
  /** Minutes that the oldest letter has waited; 0 if none waits. */
  readonly waitingMinutes: number;
  /** False if less than the reserve is free on the outbox's disk. */
  readonly hasRoom: boolean;
  readonly trouble: Trouble | undefined;
}

const minute = 60_000;

export function countsOf(entries: Iterable<Entry>): Pick<OutboxState, 'queued' | 'dead'> {
  const counts = { queued: 0, dead: 0 };
  for (const { isDead } of entries) counts[isDead ? 'dead' : 'queued'] += 1;
  return counts;
}

/** What the letters tell; `time` is now, in ms. */
export function lettersState(entries: Iterable<Entry>, time: number) {
  let oldest = time;
  let failing = 0;
  for (const { isDead, accepted, failures } of entries) {
    if (!isDead) oldest = Math.min(oldest, accepted);
    if (failures >= tooManyFailures) failing += 1;
  }
  return { ...countsOf(entries), failing, waitingMinutes: Math.floor((time - oldest) / minute) };
}
