/** Decides how many letters may be sent: several at once, one as a probe, or none while the mail server is in trouble. */
import { type Log } from '#gateway/letters/log.ts';
import { backoff, type Waits } from './retry-times.ts';
import { type Scope } from './smtp-errors.ts';

/** Different letters that must fail in a row before all wait. With fewer, the letters could be to blame. */
const failuresToPause = 3;

export interface Gate {
  readonly mode: 'shut' | 'open' | 'paused' | 'probing';
  open(log: Log): void;
  /** A letter failed, and the server may be the reason. */
  failed(id: string, scope: Scope): void;
  /** The server took or refused a letter, so it answers. True if letters had failed before. */
  worked(): boolean;
  /** Ends a pause at once, for the operator. */
  endPause(): void;
  shut(): void;
}

/** @param onChange called when a letter may be sent as a probe */
export function createGate(waits: Waits, onChange: () => void): Gate {
  /** Ids of the letters that failed since the server last took or refused one. */
  const failedInRow = new Set<string>();
  let mode: Gate['mode'] = 'shut';
  let pauses = 0;
  let timer: NodeJS.Timeout | undefined;
  let log: Log | undefined;

  function endPause(): void {
    clearTimeout(timer);
    if (mode !== 'paused') return;
    mode = 'probing';
    onChange();
  }

  return {
    get mode() {
      return mode;
    },
    open(given) {
      log = given;
      mode = 'open';
    },
    failed(id, scope) {
      failedInRow.add(id);
      if (mode === 'shut' || mode === 'paused') return;
      if (mode === 'open' && failedInRow.size < failuresToPause) return;
      mode = 'paused';
      pauses += 1;
      const wait = backoff(pauses, waits.first, scope === 'login' ? waits.longest : waits.server);
      log?.warn({ letters: failedInRow.size, seconds: Math.round(wait / 1_000) }, 'several letters failed; all wait');
      timer = setTimeout(endPause, wait);
      timer.unref();
    },
    worked() {
      clearTimeout(timer);
      if (mode === 'paused' || mode === 'probing') {
        mode = 'open';
        log?.info({}, 'letters are delivered again');
      }
      pauses = 0;
      const hadFailed = failedInRow.size > 0;
      failedInRow.clear();
      return hadFailed;
    },
    endPause,
    shut() {
      clearTimeout(timer);
      mode = 'shut';
    },
  };
}
