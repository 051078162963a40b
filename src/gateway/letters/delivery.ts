/** The queue of letters on disk: one at a time, in order of arrival, again and again until each is delivered or given up. It holds no words, only where they are. */
import { type Marks, type Store } from './store.ts';
import { DeliveryError, type Letter, type Transport } from './transport.ts';

export interface Log {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

/** Milliseconds before the first and between the last retries; each wait doubles, with chance, so that servers are not met in step. */
export interface Waits {
  readonly first: number;
  readonly longest: number;
}

/** A letter that could not be delivered for so long is given up (RFC 5321, 4.5.4.1: four to five days). */
export const patience = 5 * 24 * 60 * 60_000;
/** And not before so many tries: a clock that jumps a year ahead gives up nothing. */
const leastTries = 20;

export interface Entry extends Pick<Letter, 'id' | 'kind' | 'accepted'> {
  readonly marks: Marks;
  state: 'queued' | 'dead';
  failures: number;
  isWaiting: boolean;
}

export interface Delivery {
  /** In order of arrival. */
  readonly entries: Entry[];
  queue(letter: Pick<Letter, 'id' | 'kind' | 'accepted'>, marks: Marks): void;
  start(log: Log): void;
  /** Finishes the delivery that is under way. */
  stop(): Promise<void>;
}

interface Parts {
  readonly store: Store;
  readonly transport: Transport;
  readonly now: () => Date;
  readonly waits: Waits;
  readonly onDelivered: (entry: Entry) => Promise<void>;
}

export function createDelivery({ store, transport, now, waits, onDelivered }: Parts): Delivery {
  const entries: Entry[] = [];
  const stopping = new AbortController();
  let log: Log | undefined;
  let working: Promise<void> | undefined;
  let isPaused = false;
  let serverFailures = 0;
  let wake = () => {};

  async function deliver(entry: Entry): Promise<void> {
    const about = { id: entry.id, kind: entry.kind };
    try {
      const letter = await store.load(entry.id);
      if (!letter) {
        entries.splice(entries.indexOf(entry), 1);
        log?.warn(about, 'its file was taken away; it is not sent');
        return;
      }
      await transport.deliver(letter);
    } catch (error) {
      failed(entry, error instanceof DeliveryError ? error : new DeliveryError('server', codeOf(error)));
      return;
    }
    serverFailures = 0;
    entries.splice(entries.indexOf(entry), 1);
    log?.info(about, 'delivered');
    await onDelivered(entry).catch((error: unknown) => {
      log?.error({ ...about, code: codeOf(error) }, 'delivered, but its file could not be emptied');
    });
  }

  function failed(entry: Entry, { scope, code }: DeliveryError): void {
    const { id, kind, accepted } = entry;
    entry.failures += 1;
    const about = { id, kind, code, failures: entry.failures };
    const isOld = now().getTime() - accepted > patience && entry.failures >= leastTries;
    if (scope === 'final' || isOld) {
      entry.state = 'dead';
      log?.error(about, 'NOT DELIVERED: refused for good. It stays in the outbox and is tried again after a restart');
      // A parent's address may be wrong for ever. The daycare's own mailbox is full or misspelled in a setting, and somebody will mend it.
      if (kind !== 'confirmation') wait(Number.POSITIVE_INFINITY, () => (entry.state = 'queued'));
      return;
    }
    if (scope === 'server') {
      isPaused = true;
      serverFailures += 1;
      wait(serverFailures, () => (isPaused = false));
    } else {
      entry.isWaiting = true;
      wait(entry.failures, () => (entry.isWaiting = false));
    }
    log?.warn(about, 'not delivered yet; it will be tried again');
  }

  function wait(failures: number, then: () => void): void {
    const longest = Math.min(waits.longest, waits.first * 2 ** (failures - 1));
    const timer = setTimeout(
      () => {
        then();
        wake();
      },
      longest * (0.5 + Math.random() / 2),
    );
    timer.unref();
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const next = isPaused ? undefined : entries.find(({ state, isWaiting }) => state === 'queued' && !isWaiting);
      if (next) await deliver(next);
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }

  return {
    entries,
    queue({ id, kind, accepted }, marks) {
      entries.push({ id, kind, accepted, marks, state: 'queued', failures: 0, isWaiting: false });
      wake();
    },
    start(given) {
      log = given;
      working = work();
    },
    async stop() {
      stopping.abort();
      wake();
      await working;
    },
  };
}

export const codeOf = (error: unknown) => (error as { code?: string }).code ?? 'unknown';
