/** A circuit breaker: pauses all deliveries when several letters fail in a row, then lets one letter through as a probe. */
import { type Log } from '#gateway/letters/log.ts';
import { backoff, type Waits } from './retry-times.ts';
import { type Scope } from './smtp-errors.ts';

/** Different letters that must fail in a row to pause all deliveries. With fewer, the cause could be the letters and not the server. */
const failuresToPause = 3;

export interface CircuitBreaker {
  readonly mode: 'stopped' | 'running' | 'paused' | 'probing';
  start(log: Log): void;
  /** Call when a letter failed and the server may be the cause. */
  failed(id: string, scope: Scope): void;
  /** Call when the server accepted or refused a letter, so it works. Returns true if letters had failed before. */
  succeeded(): boolean;
  /** Ends a pause at once, when the operator asks for a retry. */
  endPause(): void;
  stop(): void;
}

/** @param onProbe called when a letter may be sent as a probe */
export function createCircuitBreaker(waits: Waits, onProbe: () => void): CircuitBreaker {
  /** Ids of the letters that failed since the server last accepted or refused one. */
  const failedInRow = new Set<string>();
  let mode: CircuitBreaker['mode'] = 'stopped';
  let pauses = 0;
  let timer: NodeJS.Timeout | undefined;
  let log: Log | undefined;

  function endPause(): void {
    clearTimeout(timer);
    if (mode !== 'paused') return;
    mode = 'probing';
    onProbe();
  }

  return {
    get mode() {
      return mode;
    },
    start(given) {
      log = given;
      mode = 'running';
    },
    failed(id, scope) {
      failedInRow.add(id);
      if (mode === 'stopped' || mode === 'paused') return;
      if (mode === 'running' && failedInRow.size < failuresToPause) return;
      mode = 'paused';
      pauses += 1;
      const wait = backoff(pauses, waits.first, scope === 'login' ? waits.longest : waits.server);
      log?.warn({ letters: failedInRow.size, seconds: Math.round(wait / 1_000) }, 'several letters failed; all wait');
      timer = setTimeout(endPause, wait);
      timer.unref();
    },
    succeeded() {
      clearTimeout(timer);
      if (mode === 'paused' || mode === 'probing') {
        mode = 'running';
        log?.info({}, 'letters are delivered again');
      }
      pauses = 0;
      const hadFailed = failedInRow.size > 0;
      failedInRow.clear();
      return hadFailed;
    },
    endPause,
    stop() {
      clearTimeout(timer);
      mode = 'stopped';
    },
  };
}
