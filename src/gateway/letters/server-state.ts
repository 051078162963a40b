/**
 * Whether the mail server works, and so how fast letters go: all of them, one that tries it out, or none for a while. A session that breaks may be the letter's
 * fault, so several different ones must break in a row.
 */
import { type Log } from './log.ts';
import { backoff, type Waits } from './retry-times.ts';
import { DeliveryError, type Scope } from './smtp-errors.ts';

export interface Trouble {
  readonly scope: Scope;
  readonly code: string;
  readonly words: string;
  /** In ms since 1970. */
  readonly since: number;
}

export interface ServerState {
  readonly pace: 'all' | 'one' | 'none';
  /** Call when a letter failed and the server may be the cause. */
  failed(error: DeliveryError, id: string): void;
  /** Call when the server accepted or refused a letter, so it works. Returns true if letters had failed before. */
  succeeded(): boolean;
  /** Asks the server itself whether it can be reached and accepts the login. */
  check(): Promise<void>;
  trouble(): Trouble | undefined;
  start(log: Log): void;
  stop(): void;
}

interface Dependencies {
  /** Throws a DeliveryError. */
  readonly verify: () => Promise<void>;
  readonly now: () => Date;
  readonly waits: Waits;
  /** Called when the trouble has changed. */
  readonly remember: (trouble: Trouble | undefined) => void;
}

/** Different letters at which the session must break in a row. */
const inRow = 3;

export function createServerState({ verify, now, waits, remember }: Dependencies): ServerState {
  const failedInRow = new Set<string>();
  let trouble: Trouble | undefined;
  let pauses = 0;
  /** By the monotonic clock. */
  let pausedUntil = 0;
  let log: Log | undefined;
  let isStopped = false;

  const isPaused = () => performance.now() < pausedUntil;

  function note({ scope, code, words }: DeliveryError): void {
    const isNew = trouble?.code !== code;
    trouble = { scope, code, words, since: trouble?.since ?? now().getTime() };
    if (!isNew) return;
    remember(trouble);
    log?.error(
      { code },
      scope === 'login'
        ? 'the mail server refuses the login: look at the name and password in SMTP_URL'
        : 'mail cannot be delivered at the moment: the mail server, or the mailbox folder, does not answer as it should',
    );
  }

  function failed(error: DeliveryError, id?: string): void {
    if (isStopped) return;
    if (id !== undefined) failedInRow.add(id);
    const isUnclear = error.scope === 'unclear';
    if (!isUnclear) note(error);
    // Letters that were under way when a pause began do not make it longer.
    if ((isUnclear && !pauses && failedInRow.size < inRow) || isPaused()) return;
    pauses += 1;
    // Many mail services lock an account after repeated attempts.
    const wait = backoff(pauses, waits.first, error.scope === 'login' ? waits.longest : waits.server);
    pausedUntil = performance.now() + wait;
    if (failedInRow.size)
      log?.warn({ letters: failedInRow.size, seconds: Math.round(wait / 1_000) }, 'all letters wait');
  }

  function succeeded(): boolean {
    if (trouble || pauses) log?.info({}, 'mail can be delivered again');
    if (trouble) remember(undefined);
    trouble = undefined;
    pauses = 0;
    pausedUntil = 0;
    const hadFailed = failedInRow.size > 0;
    failedInRow.clear();
    return hadFailed;
  }

  return {
    get pace() {
      if (!pauses) return 'all';
      return isPaused() ? 'none' : 'one';
    },
    failed,
    succeeded,
    async check() {
      try {
        await verify();
        if (!isStopped) succeeded();
      } catch (error) {
        failed(error instanceof DeliveryError ? error : new DeliveryError('server', 'unknown'));
      }
    },
    trouble: () => trouble,
    start: (given) => void (log = given),
    stop: () => void (isStopped = true),
  };
}
