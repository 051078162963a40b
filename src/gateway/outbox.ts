/**
 * Letters on disk from the answer until the delivery (decision 19): one file a letter. A delivered letter's file is replaced by a keyed
 * digest and times, which recognise a repeat for ten minutes and are then deleted (decision 20).
 */
import { randomUUID } from 'node:crypto';

import { createRepeats, type Receipt } from './repeats.ts';
import { openStore } from './store.ts';
import { DeliveryError, type Letter, type Transport } from './transport.ts';

/** A letter that is not stored yet. */
export type Draft = Omit<Letter, 'id' | 'accepted'>;

export interface Log {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

export interface Outbox {
  /**
   * Resolves when the letter is on disk, or if the disk refuses, sent. Throws if it is neither.
   * Two letters with the same text in `sameAs` are one letter, however often they are posted.
   */
  add(draft: Draft, sameAs?: string): Promise<Receipt>;
  counts(): { queued: number; dead: number };
  /** Begins to deliver, with what an earlier run left first. */
  start(log: Log): void;
  /** Finishes the delivery that is under way; what is left waits on disk. */
  stop(): Promise<void>;
}

interface Parts {
  readonly folder: string;
  readonly transport: Transport;
  readonly now: () => Date;
  /** Milliseconds before the first and between the last retries; each wait doubles, with chance, so that servers are not met in step. */
  readonly waits?: { readonly first: number; readonly longest: number };
}

/** How long a repeat is recognised. */
export const repeatWindow = 10 * 60_000;
/** A letter that could not be delivered for so long is given up (RFC 5321, 4.5.4.1: four to five days). */
const patience = 5 * 24 * 60 * 60_000;
const sweepEvery = 60_000;

interface Entry {
  readonly letter: Letter;
  readonly digest: string | undefined;
  state: 'queued' | 'dead';
  failures: number;
  isWaiting: boolean;
}

export async function openOutbox(parts: Parts): Promise<Outbox> {
  const { transport, now, waits = { first: 2_000, longest: 30 * 60_000 } } = parts;
  const store = await openStore(parts.folder);
  /** In order of arrival. */
  const entries: Entry[] = [];
  const repeats = createRepeats(now);
  const stopping = new AbortController();
  let log: Log | undefined;
  let working: Promise<void> | undefined;
  let isPaused = false;
  let serverFailures = 0;
  let wake = () => {};

  for (const record of await store.read()) {
    if (record.state === 'delivered') repeats.remember(record.digest, record.id, record.expires);
    // A restart is the moment after something was mended, so what was refused gets one more chance.
    else queue(record.letter, record.digest);
  }

  function queue(letter: Letter, digest: string | undefined): void {
    entries.push({ letter, digest, state: 'queued', failures: 0, isWaiting: false });
    repeats.remember(digest, letter.id);
    wake();
  }

  async function accept(draft: Draft, digest: string | undefined): Promise<string> {
    const letter: Letter = { ...draft, id: randomUUID(), accepted: now().getTime() };
    const about = { id: letter.id, kind: letter.kind };
    try {
      await store.write(recordOf('queued', letter, digest));
    } catch (error) {
      log?.error({ ...about, code: codeOf(error) }, 'the outbox cannot be written; sending at once');
      await transport.deliver(letter);
      log?.warn(about, 'sent without the outbox');
      repeats.remember(digest, letter.id, letter.accepted + repeatWindow);
      return letter.id;
    }
    queue(letter, digest);
    return letter.id;
  }

  async function deliver(entry: Entry): Promise<void> {
    const { letter, digest } = entry;
    const about = { id: letter.id, kind: letter.kind };
    try {
      await transport.deliver(letter);
    } catch (error) {
      await failed(entry, error instanceof DeliveryError ? error : new DeliveryError('server', codeOf(error)));
      return;
    }
    serverFailures = 0;
    entries.splice(entries.indexOf(entry), 1);
    const expires = letter.accepted + repeatWindow;
    repeats.remember(digest, letter.id, expires);
    log?.info(about, 'delivered');
    await store.strip({ letter, digest, delivered: now().getTime(), expires }).catch((error: unknown) => {
      log?.error({ ...about, code: codeOf(error) }, 'delivered, but its file could not be emptied');
    });
  }

  async function failed(entry: Entry, { scope, code }: DeliveryError): Promise<void> {
    const { letter, digest } = entry;
    const about = { id: letter.id, kind: letter.kind, code };
    if (scope === 'final' || now().getTime() - letter.accepted > patience) {
      entry.state = 'dead';
      log?.error(about, 'NOT DELIVERED: refused for good. It stays in the outbox and is tried again after a restart');
      await store.write(recordOf('dead', letter, digest)).catch(() => undefined);
      return;
    }
    entry.failures += 1;
    if (scope === 'server') {
      isPaused = true;
      serverFailures += 1;
      wait(serverFailures, () => (isPaused = false));
    } else {
      entry.isWaiting = true;
      wait(entry.failures, () => (entry.isWaiting = false));
    }
    log?.warn({ ...about, failures: entry.failures }, 'not delivered yet; it will be tried again');
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

  async function sweep(): Promise<void> {
    const time = now().getTime();
    repeats.forget(time);
    await store.sweep(time);
  }

  const sweeping = setInterval(() => void sweep().catch(() => undefined), sweepEvery);
  sweeping.unref();
  await sweep();

  return {
    add(draft, sameAs) {
      const digest = sameAs === undefined ? undefined : store.digest(sameAs);
      return repeats.once(digest, () => accept(draft, digest));
    },
    counts: () => ({
      queued: entries.filter(({ state }) => state === 'queued').length,
      dead: entries.filter(({ state }) => state === 'dead').length + store.unreadable,
    }),
    start(given) {
      log = given;
      if (store.unreadable) log.error({ files: store.unreadable }, 'the outbox holds files that cannot be read');
      working = work();
    },
    async stop() {
      clearInterval(sweeping);
      stopping.abort();
      wake();
      await working;
    },
  };
}

const recordOf = (state: Entry['state'], letter: Letter, digest: string | undefined) => ({
  state,
  letter,
  ...(digest === undefined ? {} : { digest }),
});

const codeOf = (error: unknown) => (error as { code?: string }).code ?? 'unknown';
