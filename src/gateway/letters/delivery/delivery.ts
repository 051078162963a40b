/**
 * Delivers the queue: a few letters at once, each deferred by itself when it fails. Only several different letters failing in a row
 * pause all of them, until one letter that is sent as a probe gets through.
 */
import { createGate } from './gate.ts';
import { type Heading, type Marks } from '#gateway/letters/letter.ts';
import { codeOf, type Log } from '#gateway/letters/log.ts';
import { createQueue, entryOf, type Entry } from '#gateway/letters/outbox/queue.ts';
import { backoff, givenUpAfter, leastTries, retryAfter, type Waits } from './retry-times.ts';
import { type ServerWatch } from './server-watch.ts';
import { DeliveryError } from './smtp-errors.ts';

export { codeOf, type Log } from '#gateway/letters/log.ts';

/** Letters under way at one time. A mail service that takes few connections from one client takes these. */
export const atOnce = 4;
/** Places for letters that break sessions while others are delivered: each may hold its place until the server's silence times out. */
const mostSuspects = 2;

/** What became of a letter that was sent. */
export type Outcome = 'delivered' | 'gone' | 'odd';

export interface Delivery {
  /** In order of arrival, by id. */
  readonly entries: ReadonlyMap<string, Entry>;
  queue(letter: Heading, marks: Marks): void;
  /** Sends a letter as soon as possible, before all others; false if it is under way. */
  retry(entry: Entry): boolean;
  /** Gives a letter up; false if it is under way. */
  drop(entry: Entry): boolean;
  start(log: Log): void;
  /** Finishes the deliveries that are under way. */
  stop(): Promise<void>;
}

interface Parts {
  /** Sends one letter. Throws a DeliveryError, or any error if the letter's file cannot be read at the moment. */
  readonly send: (entry: Entry) => Promise<Outcome>;
  readonly now: () => Date;
  readonly waits: Waits;
  readonly watch: Pick<ServerWatch, 'failed' | 'worked'>;
  readonly onDelivered: (entry: Entry) => Promise<void>;
  readonly onFailed: (entry: Entry, became: 'deferred' | 'dead') => void;
}

export function createDelivery({ send, now, waits, watch, onDelivered, onFailed }: Parts): Delivery {
  const entries = new Map<string, Entry>();
  const queue = createQueue(() => pump());
  const underWay = new Map<Entry, Promise<void>>();
  const gate = createGate(waits, () => pump());
  let lastFailed: string | undefined;
  let probing: Entry | undefined;
  let deliveries = 0;
  let log: Log | undefined;

  function pump(): void {
    for (let next = take(); next; next = take()) {
      const entry = next;
      const ended = deliver(entry).finally(() => {
        underWay.delete(entry);
        pump();
      });
      underWay.set(entry, ended);
    }
  }

  function take(): Entry | undefined {
    if (gate.mode === 'probing') return probing ? undefined : (probing = queue.takeProbe(lastFailed));
    if (gate.mode !== 'open' || underWay.size >= atOnce) return undefined;
    const suspects = [...underWay.keys()].filter(({ isSuspect }) => isSuspect).length;
    return queue.take(suspects < mostSuspects);
  }

  async function deliver(entry: Entry): Promise<void> {
    const about = { id: entry.id, kind: entry.kind };
    try {
      const outcome = await send(entry);
      entries.delete(entry.id);
      if (outcome === 'delivered') {
        serverWorks();
        deliveries += 1;
        log?.info(about, 'delivered');
      } else if (outcome === 'gone') log?.warn(about, 'its file was taken away; it is not sent');
      if (outcome !== 'delivered') return;
    } catch (error) {
      // Any other error is this machine's, such as too many open files, and says nothing about the server.
      if (error instanceof DeliveryError) failed(entry, error);
      else putOff(entry, new DeliveryError('letter', codeOf(error)));
      return;
    } finally {
      if (probing === entry) probing = undefined;
    }
    await onDelivered(entry).catch((error: unknown) => {
      log?.error({ ...about, code: codeOf(error) }, 'delivered, but its file could not be emptied');
    });
  }

  function failed(entry: Entry, error: DeliveryError): void {
    putOff(entry, error);
    if (error.scope === 'final' || error.scope === 'letter') serverWorks();
    else {
      if (error.scope !== 'unclear') watch.failed(error);
      gate.failed(entry.id, error.scope);
    }
  }

  function putOff(entry: Entry, { scope, code, words }: DeliveryError): void {
    const time = now().getTime();
    entry.failures += 1;
    if (entry.failures === 1) entry.failingSince = time;
    else if (scope === 'unclear' && deliveries > entry.seen) entry.isSuspect = true;
    entry.seen = deliveries;
    entry.last = { scope, code, words };
    lastFailed = entry.id;
    const isOld = time - entry.accepted > givenUpAfter && entry.failures >= leastTries;
    const about = { id: entry.id, kind: entry.kind, code, failures: entry.failures };
    if (scope === 'final' || isOld) {
      entry.isDead = true;
      log?.error(about, 'NOT DELIVERED: refused for good. It stays in the outbox and is tried again after a restart');
      // A parent's address may be wrong for ever. The daycare's own mailbox is full or misspelled in a setting, and somebody will mend it.
      if (entry.kind !== 'confirmation') defer(entry, backoff(leastTries, waits.longest, waits.longest));
      onFailed(entry, 'dead');
    } else {
      defer(entry, retryAfter(scope, { ...entry, failingFor: time - entry.failingSince }, waits));
      log?.warn(about, 'not delivered yet; it will be tried again');
      onFailed(entry, 'deferred');
    }
  }

  const defer = (entry: Entry, wait: number) => queue.defer(entry, wait, now().getTime() + wait);

  /** Letters whose failures may have been the server's are tried again at once. */
  function serverWorks(): void {
    watch.worked();
    if (gate.worked())
      queue.release(({ isDead, isSuspect, last }) => !isDead && !isSuspect && last?.scope !== 'letter');
  }

  return {
    entries,
    queue(letter, marks) {
      const entry = entryOf(letter, marks);
      entries.set(entry.id, entry);
      queue.add(entry);
      pump();
    },
    retry(entry) {
      if (underWay.has(entry)) return false;
      queue.remove(entry);
      queue.add(entry, true);
      gate.endPause();
      pump();
      return true;
    },
    drop(entry) {
      if (underWay.has(entry)) return false;
      queue.remove(entry);
      return entries.delete(entry.id);
    },
    start(given) {
      log = given;
      gate.open(given);
      pump();
    },
    async stop() {
      gate.shut();
      await Promise.all(underWay.values());
    },
  };
}
