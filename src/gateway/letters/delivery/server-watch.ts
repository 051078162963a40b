/** Keeps track of whether the mail server can be reached and accepts the login. Checks it at the start, and again after a failure while no letter is queued whose delivery would show it. */
import { type Log } from '#gateway/letters/log.ts';
import { backoff, type Waits } from './retry-times.ts';
import { DeliveryError, type Scope } from './smtp-errors.ts';

export interface Trouble {
  readonly scope: Scope;
  readonly code: string;
  readonly words: string;
  /** In ms since 1970. */
  readonly since: number;
}

export interface ServerWatch {
  start(log: Log): void;
  /** Call when a letter failed because of the server. */
  failed(error: DeliveryError): void;
  /** Call when the server accepted or refused a letter, so it works. */
  succeeded(): void;
  trouble(): Trouble | undefined;
  stop(): void;
}

interface Dependencies {
  /** Throws a DeliveryError. */
  readonly verify: () => Promise<void>;
  /** True while letters are queued: their own retries show whether the server works again. */
  readonly hasLetters: () => boolean;
  readonly now: () => Date;
  readonly waits: Waits;
}

export function createServerWatch({ verify, hasLetters, now, waits }: Dependencies): ServerWatch {
  let trouble: Trouble | undefined;
  let log: Log | undefined;
  let timer: NodeJS.Timeout | undefined;
  let checks = 0;
  let isStopped = false;

  function failed({ scope, code, words }: DeliveryError): void {
    const isNew = trouble?.code !== code;
    trouble = { scope, code, words, since: trouble?.since ?? now().getTime() };
    if (isNew)
      log?.error(
        { code },
        scope === 'login'
          ? 'the mail server refuses the login: look at the name and password in SMTP_URL'
          : 'mail cannot be delivered at the moment: the mail server, or the mailbox folder, does not answer as it should',
      );
    if (!timer) schedule();
  }

  function succeeded(): void {
    if (trouble) log?.info({}, 'mail can be delivered again');
    trouble = undefined;
    checks = 0;
    clearTimeout(timer);
    timer = undefined;
  }

  function schedule(): void {
    if (isStopped) return;
    checks += 1;
    timer = setTimeout(
      () => {
        timer = undefined;
        if (hasLetters()) schedule();
        else void check();
      },
      backoff(checks, waits.first, trouble?.scope === 'login' ? waits.longest : waits.server),
    );
    timer.unref();
  }

  async function check(): Promise<void> {
    try {
      await verify();
      if (!isStopped) succeeded();
    } catch (error) {
      if (!isStopped) failed(error instanceof DeliveryError ? error : new DeliveryError('server', 'unknown'));
    }
  }

  return {
    start(given) {
      log = given;
      void check();
    },
    failed,
    succeeded,
    trouble: () => trouble,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
