/**
 * Letters on disk from the answer until the delivery (decision 19): one file a letter. A delivered letter's file is replaced by keyed
 * digests and times, which recognise a repeat for ten minutes and are then deleted (decision 20).
 */
import { randomUUID } from 'node:crypto';

import { codeOf, createDelivery, patience, type Log, type Waits } from './delivery.ts';
import { remembered } from '#gateway/ttl-store.ts';
import { createRepeats, type Receipt } from './repeats.ts';
import { openStore, type Marks } from './store.ts';
import { type Letter, type Transport } from './transport.ts';

/** A letter that is not stored yet. */
export type Draft = Omit<Letter, 'id' | 'accepted'>;

export type { Log } from './delivery.ts';

/** A registration that allows its confirmation: see `Marks.earns`. */
export interface Earned {
  readonly key: string;
  /** Id of the registration. */
  readonly of: string;
  /** In ms. */
  readonly accepted: number;
}

export interface Outbox {
  /**
   * Resolves when the letter is on disk, or if the disk refuses, sent. Throws if it is neither.
   * Two letters with the same text in `sameAs` are one letter, however often they are posted. `earns` is kept with it.
   */
  add(draft: Draft, sameAs?: string, earns?: string): Promise<Receipt>;
  counts(): { queued: number; dead: number };
  /** Minutes that the oldest letter has waited; 0 if none waits. */
  waitingMinutes(): number;
  /** Confirmations that an earlier run allowed and nobody has asked for since. */
  readonly earned: readonly Earned[];
  /** A digest keyed with this outbox's secret. */
  digest(text: string): string;
  /** Begins to deliver, with what an earlier run left first. */
  start(log: Log): void;
  /** Finishes the delivery that is under way; what is left waits on disk. */
  stop(): Promise<void>;
}

interface Parts {
  readonly folder: string;
  readonly transport: Transport;
  readonly now: () => Date;
  readonly waits?: Waits;
  /** Asked with `sameAs` when a letter is on disk: false if another gateway has the same one on its own. */
  readonly claim?: (sameAs: string) => Promise<boolean>;
}

const sweepEvery = 60_000;
/** Sweeps between two reminders that something could not be delivered: an hour. */
const remindEvery = 60;

/** What makes the confirmation of a registration the same when it is posted again. */
export const confirmationOf = (registration: string) => `confirmation of ${registration}`;

export async function openOutbox(parts: Parts): Promise<Outbox> {
  const { transport, now, waits = { first: 2_000, longest: 30 * 60_000 }, claim = async () => true } = parts;
  const repeats = createRepeats(now);
  /** Ids of letters that the disk refused and that may have been sent all the same: the next try has the same Message-ID. */
  const tried = new Map<string, { id: string; until: number }>();
  const left: { letter: Pick<Letter, 'id' | 'kind' | 'accepted'>; marks: Marks }[] = [];
  const digests = new Set<string>();
  const allowed: Earned[] = [];
  let log: Log | undefined;

  const store = await openStore(parts.folder, (record) => {
    const { digest, earns } = record;
    const { id, accepted } = record.state === 'queued' ? record.letter : record;
    if (record.state === 'delivered') repeats.remember(digest, id, record.expires);
    else left.push({ letter: { id, accepted, kind: record.letter.kind }, marks: marksOf(digest, earns) });
    if (digest !== undefined) digests.add(digest);
    if (earns !== undefined) allowed.push({ key: earns, of: id, accepted });
  });
  const delivery = createDelivery({
    store,
    transport,
    now,
    waits,
    async onDelivered({ id, accepted, marks }) {
      const expires = accepted + remembered;
      repeats.remember(marks.digest, id, expires);
      await store.strip({ id, accepted }, marks, now().getTime(), expires);
    },
  });
  // A restart is the moment after something was mended, so what was refused gets one more chance.
  for (const { letter, marks } of left.splice(0)) queue(letter, marks);

  function queue(letter: Pick<Letter, 'id' | 'kind' | 'accepted'>, marks: Marks): void {
    delivery.queue(letter, marks);
    repeats.remember(marks.digest, letter.id);
  }

  async function accept(draft: Draft, marks: Marks, sameAs: string | undefined): Promise<Receipt> {
    const { digest = '' } = marks;
    const letter: Letter = { ...draft, id: tried.get(digest)?.id ?? randomUUID(), accepted: now().getTime() };
    const about = { id: letter.id, kind: letter.kind };
    try {
      await store.write(letter, marks);
    } catch (error) {
      log?.error({ ...about, code: codeOf(error) }, 'the outbox cannot be written; sending at once');
      if (digest) tried.set(digest, { id: letter.id, until: letter.accepted + remembered });
      await transport.deliver(letter);
      log?.warn(about, 'sent without the outbox');
      repeats.remember(marks.digest, letter.id, letter.accepted + remembered);
      return { id: letter.id, isRepeat: false };
    }
    // Only now: a claim of something that is not on any disk yet would let a kill lose it.
    if (sameAs !== undefined && !(await claim(sameAs))) {
      await store.remove(letter.id);
      repeats.remember(marks.digest, letter.id, letter.accepted + remembered);
      return { id: letter.id, isRepeat: true };
    }
    queue(letter, marks);
    return { id: letter.id, isRepeat: false };
  }

  async function sweep(): Promise<void> {
    const time = now().getTime();
    repeats.forget(time);
    for (const [digest, { until }] of tried) if (until <= time) tried.delete(digest);
    // A confirmation to an address that does not exist helps nobody, and holds an address.
    for (const entry of delivery.entries.filter(({ kind, state }) => kind === 'confirmation' && state === 'dead'))
      if (time - entry.accepted > patience) {
        delivery.entries.splice(delivery.entries.indexOf(entry), 1);
        await store.remove(entry.id);
        log?.warn({ id: entry.id, kind: entry.kind }, 'given up and deleted');
      }
    await store.sweep(time);
  }

  let sweeps = 0;
  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) => log?.error({ code: codeOf(error) }, 'the outbox could not be tidied'));
    sweeps += 1;
    if (sweeps % remindEvery === 0 && counts().dead) log?.error(counts(), 'letters could not be delivered');
  }, sweepEvery);
  sweeping.unref();
  await sweep();

  const ofState = (state: 'queued' | 'dead') => delivery.entries.filter((entry) => entry.state === state);
  const counts = () => ({ queued: ofState('queued').length, dead: ofState('dead').length + store.unreadable });

  return {
    add(draft, sameAs, earns) {
      const digest = sameAs === undefined ? undefined : store.digest(sameAs);
      return repeats.once(digest, () => accept(draft, marksOf(digest, earns), sameAs));
    },
    counts,
    waitingMinutes() {
      const [oldest] = ofState('queued');
      return oldest ? Math.max(0, Math.floor((now().getTime() - oldest.accepted) / 60_000)) : 0;
    },
    earned: allowed.filter(({ of }) => !digests.has(store.digest(confirmationOf(of)))),
    digest: store.digest,
    start(given) {
      log = given;
      if (store.unreadable) log.error({ files: store.unreadable }, 'the outbox holds files that cannot be read');
      delivery.start(given);
    },
    async stop() {
      clearInterval(sweeping);
      await delivery.stop();
      store.close();
    },
  };
}

const marksOf = (digest: string | undefined, earns: string | undefined): Marks => ({
  ...(digest === undefined ? {} : { digest }),
  ...(earns === undefined ? {} : { earns }),
});
