/**
 * Delivers the queued letters, a few at once. A letter that fails is deferred on its own; when several different letters fail in a row, the
 * circuit breaker pauses all deliveries until a probe succeeds.
 */
import { createCircuitBreaker } from './circuit-breaker.ts';
import { type Digests, type Heading } from '#gateway/letters/letter.ts';
import { codeOf, type Log } from '#gateway/letters/log.ts';
import { createQueue, entryOf, type Entry } from '#gateway/letters/outbox/queue.ts';
import { backoff, givenUpAfter, minTries, retryAfter, type Waits } from './retry-times.ts';
import { type ServerWatch } from './server-watch.ts';
import { DeliveryError } from './smtp-errors.ts';

/** Deliveries in progress at one time: few enough for mail services that limit the connections of one client. */
export const maxConcurrent = 4;
/** How many of them may be letters at which sessions break: each may take its place until the connection times out. */
const maxSessionBreakers = 2;

/** `gone` and `odd`: the letter's file was deleted or cannot be read, so it was not sent. */
export type Outcome = 'delivered' | 'gone' | 'odd';

export interface Delivery {
  /** In order of arrival, by id. */
  readonly entries: ReadonlyMap<string, Entry>;
  queue(letter: Heading, digests: Digests): void;
  /** Moves a letter before all others and sends it as soon as possible; false if it is being sent. */
  retry(entry: Entry): boolean;
  /** Removes a letter for good; false if it is being sent. */
  drop(entry: Entry): boolean;
  start(log: Log): void;
  /** Starts no more deliveries and waits for those in progress. */
  stop(): Promise<void>;
}

interface Dependencies {
  /** Sends one letter. Throws a DeliveryError, or another error if the letter's file cannot be read at the moment. */
  readonly send: (entry: Entry) => Promise<Outcome>;
  readonly now: () => Date;
  readonly waits: Waits;
  readonly watch: Pick<ServerWatch, 'failed' | 'succeeded'>;
  readonly onDelivered: (entry: Entry) => Promise<void>;
  readonly onFailed: (entry: Entry, became: 'deferred' | 'dead') => void;
}

export function createDelivery({ send, now, waits, watch, onDelivered, onFailed }: Dependencies): Delivery {
  const entries = new Map<string, Entry>();
  const queue = createQueue(() => startDeliveries());
  const inProgress = new Map<Entry, Promise<void>>();
  const breaker = createCircuitBreaker(waits, () => startDeliveries());
  let lastFailed: string | undefined;
  let probe: Entry | undefined;
  let deliveryCount = 0;
  let log: Log | undefined;

  function startDeliveries(): void {
    for (let next = nextEntry(); next; next = nextEntry()) {
      const entry = next;
      const ended = deliver(entry).finally(() => {
        inProgress.delete(entry);
        startDeliveries();
      });
      inProgress.set(entry, ended);
    }
  }

  function nextEntry(): Entry | undefined {
    if (breaker.mode === 'probing') return probe ? undefined : (probe = queue.takeProbe(lastFailed));
    if (breaker.mode !== 'running' || inProgress.size >= maxConcurrent) return undefined;
    const sessionBreakers = [...inProgress.keys()].filter(({ breaksSessions }) => breaksSessions).length;
    return queue.take(sessionBreakers < maxSessionBreakers);
  }

  async function deliver(entry: Entry): Promise<void> {
    const about = { id: entry.id, kind: entry.kind };
    try {
      const outcome = await send(entry);
      entries.delete(entry.id);
      if (outcome === 'delivered') {
        serverSucceeded();
        deliveryCount += 1;
        log?.info(about, 'delivered');
      } else if (outcome === 'gone') log?.warn(about, 'its file was taken away; it is not sent');
      if (outcome !== 'delivered') return;
    } catch (error) {
      // Any other error is local, such as too many open files, and says nothing about the server.
      if (error instanceof DeliveryError) failed(entry, error);
      else noteFailure(entry, new DeliveryError('letter', codeOf(error)));
      return;
    } finally {
      if (probe === entry) probe = undefined;
    }
    await onDelivered(entry).catch((error: unknown) => {
      log?.error({ ...about, code: codeOf(error) }, 'delivered, but its file could not be emptied');
    });
  }

  function failed(entry: Entry, error: DeliveryError): void {
    noteFailure(entry, error);
    if (error.scope === 'final' || error.scope === 'letter') serverSucceeded();
    else {
      if (error.scope !== 'unclear') watch.failed(error);
      breaker.failed(entry.id, error.scope);
    }
  }

  /** Defers a letter after a failure, or marks it as dead. */
  function noteFailure(entry: Entry, { scope, code, words }: DeliveryError): void {
    const time = now().getTime();
    entry.failures += 1;
    if (entry.failures === 1) entry.failingSince = time;
    // Other letters were delivered between two failures of this one, so the letter is the cause and not the server.
    else if (scope === 'unclear' && deliveryCount > entry.deliveriesAtLastFailure) entry.breaksSessions = true;
    entry.deliveriesAtLastFailure = deliveryCount;
    entry.last = { scope, code, words };
    lastFailed = entry.id;
    const isOld = time - entry.accepted > givenUpAfter && entry.failures >= minTries;
    const about = { id: entry.id, kind: entry.kind, code, failures: entry.failures };
    if (scope === 'final' || isOld) {
      entry.isDead = true;
      log?.error(about, 'NOT DELIVERED: refused for good. It stays in the outbox and is tried again after a restart');
      // A confirmation is not retried, since a mistyped address stays wrong. Letters to the daycare are: somebody will fix its mailbox or the setting.
      if (entry.kind !== 'confirmation') defer(entry, backoff(minTries, waits.longest, waits.longest));
      onFailed(entry, 'dead');
    } else {
      defer(entry, retryAfter(scope, { ...entry, failingFor: time - entry.failingSince }, waits));
      log?.warn(about, 'not delivered yet; it will be tried again');
      onFailed(entry, 'deferred');
    }
  }

  const defer = (entry: Entry, wait: number) => queue.defer(entry, wait, now().getTime() + wait);

  /** The server accepted or refused a letter, so letters whose failure may have been the server's fault are sent again at once. */
  function serverSucceeded(): void {
    watch.succeeded();
    if (breaker.succeeded())
      queue.resume(({ isDead, breaksSessions, last }) => !isDead && !breaksSessions && last?.scope !== 'letter');
  }

  return {
    entries,
    queue(letter, digests) {
      const entry = entryOf(letter, digests);
      entries.set(entry.id, entry);
      queue.add(entry);
      startDeliveries();
    },
    retry(entry) {
      if (inProgress.has(entry)) return false;
      queue.remove(entry);
      queue.add(entry, true);
      breaker.endPause();
      startDeliveries();
      return true;
    },
    drop(entry) {
      if (inProgress.has(entry)) return false;
      queue.remove(entry);
      return entries.delete(entry.id);
    },
    start(given) {
      log = given;
      breaker.start(given);
      startDeliveries();
    },
    async stop() {
      breaker.stop();
      await Promise.all(inProgress.values());
    },
  };
}
