/** The state of the outbox in counts, for `/api/health` and the log. */
import { type Entry } from './queue.ts';
import { tooManyFailures } from '#gateway/letters/delivery/retry-times.ts';
import { type Trouble } from '#gateway/letters/delivery/server-watch.ts';

export interface OutboxState {
  readonly queued: number;
  /** Refused for good. */
  readonly dead: number;
  /** Odd files. */
  readonly setAside: number;
  /** Letters that failed at least `tooManyFailures` times. */
  readonly failing: number;
  /** Minutes that the oldest letter has waited; 0 if none waits. */
  readonly waitingMinutes: number;
  /** The code of why the outbox cannot be written, or that its disk has less free space than its reserve; undefined if all is well. */
  readonly fault: string | undefined;
  readonly trouble: Trouble | undefined;
}

const minute = 60_000;

export function countsOf(entries: Iterable<Entry>): Pick<OutboxState, 'queued' | 'dead'> {
  const counts = { queued: 0, dead: 0 };
  for (const { isDead } of entries) counts[isDead ? 'dead' : 'queued'] += 1;
  return counts;
}

/** The part of the state that is computed from the letters. `time` is now, in ms. */
export function lettersState(entries: Iterable<Entry>, time: number) {
  let oldest = time;
  let failing = 0;
  for (const { isDead, accepted, failures } of entries) {
    if (!isDead) oldest = Math.min(oldest, accepted);
    if (failures >= tooManyFailures) failing += 1;
  }
  return { ...countsOf(entries), failing, waitingMinutes: Math.floor((time - oldest) / minute) };
}
