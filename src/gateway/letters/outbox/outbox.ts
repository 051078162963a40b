/**
 * Letters on disk from the answer until the delivery: one file a letter. A delivered letter's file is replaced by keyed digests and
 * times, which recognise a repeat for ten minutes and are then deleted (decision 005).
 */
import { provider as ownProvider } from '#content/records/provider.ts';
import { lateLetters } from '#mail/late-letters.ts';
import { type Letterhead } from '#mail/letterhead.ts';
import { remembered } from '#gateway/ttl-store.ts';

import { createAcceptance } from './acceptance.ts';
import { listenForCommands, type Control } from '#gateway/letters/operator/control.ts';
import { createDelivery, type Outcome } from '#gateway/letters/delivery/delivery.ts';
import { hasRoom, reserveOf } from './disk-reserve.ts';
import { createLateNotice } from './late-notice.ts';
import { type Draft, type Heading, type Marks, type StoredLetter } from '#gateway/letters/letter.ts';
import { deferredLog, type Log } from '#gateway/letters/log.ts';
import { createOperator } from '#gateway/letters/operator/operator.ts';
import { countsOf, lettersState, type OutboxState } from './outbox-state.ts';
import { type Entry } from './queue.ts';
import { createRepeats, type Receipt } from './repeats.ts';
import { defaultWaits, type Waits } from '#gateway/letters/delivery/retry-times.ts';
import { createServerWatch } from '#gateway/letters/delivery/server-watch.ts';
import { openStore } from './store.ts';
import { createTally } from './tally.ts';
import { startUpkeep } from './upkeep.ts';
import { type Transport } from '#gateway/letters/delivery/transport.ts';

export type { Draft } from '#gateway/letters/letter.ts';
export type { Log } from '#gateway/letters/log.ts';
export type { OutboxState } from './outbox-state.ts';

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
   * Resolves when the letter is on disk, or if the disk refuses or is nearly full, sent. Throws if it is neither.
   * Two letters with the same text in `sameAs` are one letter, however often they are posted. `earns` is kept with it.
   */
  add(draft: Draft, sameAs?: string, earns?: string): Promise<Receipt>;
  counts(): Pick<OutboxState, 'queued' | 'dead'>;
  state(): Promise<OutboxState>;
  /** Confirmations that an earlier run allowed and nobody has asked for since. */
  readonly earned: readonly Earned[];
  /** A digest keyed with this outbox's secret. */
  digest(text: string): string;
  /** Begins to deliver, with what an earlier run left first, and asks the mail server whether it is there. */
  start(log: Log): void;
  /** Finishes the deliveries that are under way; what is left waits on disk. */
  stop(): Promise<void>;
}

interface Parts {
  readonly folder: string;
  readonly transport: Transport;
  readonly now: () => Date;
  /** Whom letters go to; the site's provider if it is not given. */
  readonly provider?: Letterhead;
  readonly waits?: Waits;
  /** Bytes to be kept free on a disk of so many bytes. */
  readonly reserve?: (size: number) => number;
  /** Asked with `sameAs` when a letter is on disk: false if another gateway has the same one on its own. */
  readonly claim?: (sameAs: string) => Promise<boolean>;
}

/** What makes the confirmation of a registration the same when it is posted again. */
export const confirmationOf = (registration: string) => `confirmation of ${registration}`;

/** Opens the outbox for this process alone, making it if need be. Throws if the folder cannot be used or another gateway has it. */
export async function openOutbox(parts: Parts): Promise<Outbox> {
  const { folder, transport, now, provider = ownProvider, waits = defaultWaits } = parts;
  const { claim = async () => true, reserve = reserveOf } = parts;
  const { log, giveLog } = deferredLog();
  const repeats = createRepeats(now);
  const tally = createTally(now().getTime());
  const lateness = createLateNotice(now);
  const left: (Heading & { readonly marks: Marks })[] = [];
  const digests = new Set<string>();
  const allowed: Earned[] = [];
  let control: Control | undefined;

  const store = await openStore({
    folder,
    found(file) {
      const { id, accepted, marks } = file;
      if (file.is === 'delivered') repeats.remember(marks.digest, id, file.expires);
      else left.push(file);
      if (marks.digest !== undefined) digests.add(marks.digest);
      if (marks.earns !== undefined) allowed.push({ key: marks.earns, of: id, accepted });
    },
    onOdd({ name, code, isMoved }) {
      tally.add('setAside');
      log.error({ name, code }, isMoved ? 'set aside: no letter, or unreadable' : 'ignored: no letter, or unreadable');
    },
  });

  const isRoomy = () => hasRoom(folder, reserve);
  const sendNow = (letter: StoredLetter) =>
    transport.deliver({ ...letter, to: (letter.kind === 'confirmation' ? letter.to : undefined) ?? provider.email });

  async function send({ id, marks }: Entry): Promise<Outcome> {
    const letter = await store.load(id);
    if (letter === 'gone' || letter === 'odd') {
      // It will not arrive, so the same letter must be accepted again.
      repeats.drop(marks.digest);
      return letter;
    }
    await sendNow(letter);
    return 'delivered';
  }

  const watch = createServerWatch({
    verify: transport.verify,
    hasLetters: () => counts().queued > 0,
    now,
    waits,
  });
  const delivery = createDelivery({
    send,
    now,
    waits,
    watch,
    onFailed({ failures }, became) {
      if (became === 'dead' || failures === 1) tally.add(became);
    },
    async onDelivered(entry) {
      const { id, accepted, marks } = entry;
      tally.add('delivered');
      lateness.delivered(entry);
      const expires = accepted + remembered;
      repeats.remember(marks.digest, id, expires);
      await store.strip({ id, accepted }, marks, now().getTime(), expires);
      const late = lateness.take(delivery.entries.values());
      if (late) await acceptance.add({ kind: 'notice', ...lateLetters(provider, late) });
    },
  });
  const queue = (letter: Heading, marks: Marks) => {
    delivery.queue(letter, marks);
    repeats.remember(marks.digest, letter.id);
  };
  const remove = async ({ id, kind, marks }: Entry) => {
    await store.remove(id);
    repeats.drop(marks.digest);
    log.warn({ id, kind }, 'given up and deleted');
  };
  const acceptance = createAcceptance({ hasRoom: isRoomy, store, repeats, now, log, claim, queue, sendNow });
  // A restart is the moment after something was mended, so what was refused gets one more chance.
  for (const { marks, ...letter } of left.splice(0)) queue(letter, marks);

  const counts = () => countsOf(delivery.entries.values());
  const upkeep = await startUpkeep({ store, repeats, acceptance, delivery, tally, counts, remove, now, waits, log });

  return {
    async add(draft, sameAs, earns) {
      const receipt = await acceptance.add(draft, sameAs, earns);
      if (!receipt.isRepeat) tally.add('accepted');
      return receipt;
    },
    counts,
    state: async () => ({
      ...lettersState([...delivery.entries.values()], now().getTime()),
      setAside: (await store.odd()).length,
      hasRoom: await isRoomy(),
      trouble: watch.trouble(),
    }),
    earned: allowed.filter(({ of }) => !digests.has(store.digest(confirmationOf(of)))),
    digest: store.digest,
    start(given) {
      giveLog(given);
      delivery.start(given);
      watch.start(given);
      const run = createOperator({ delivery, setAside: store.odd, trouble: watch.trouble, remove });
      control = listenForCommands(folder, run, given);
    },
    async stop() {
      upkeep.stop();
      control?.close();
      watch.stop();
      await delivery.stop();
      transport.close();
      store.close();
    },
  };
}
