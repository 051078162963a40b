/** What is known of the mail server: whether it can be reached and lets us in. Asked at the start, and again while it is in trouble and no letter would find out. */
import { type Log } from '#gateway/letters/log.ts';
import { backoff, type Waits } from './retry-times.ts';
import { DeliveryError, type Scope } from './smtp-errors.ts';

export interface Trouble {
  readonly scope: Scope;
  readonly code: string;
  readonly words: string;
  /** In ms. */
  readonly since: number;
}

export interface ServerWatch {
  start(log: Log): void;
  /** A letter failed for a reason that is the server's. */
  failed(error: DeliveryError): void;
  /** A letter was delivered, or refused by a server that works. */
  worked(): void;
  trouble(): Trouble | undefined;
  stop(): void;
}

interface Parts {
  /** Throws a DeliveryError. */
  readonly verify: () => Promise<void>;
  /** True while letters wait: their own tries show whether the server is back. */
  readonly hasLetters: () => boolean;
  readonly now: () => Date;
  readonly waits: Waits;
}

export function createServerWatch({ verify, hasLetters, now, waits }: Parts): ServerWatch {
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

  function worked(): void {
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
      if (!isStopped) worked();
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
    worked,
    trouble: () => trouble,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
