/**
 * Keeps each accepted letter in a file of its own until it is delivered. The file is then replaced by keyed digests and times, which
 * recognise a repeat for ten minutes and are deleted afterwards (decision 005).
 */
import { lateLetters } from '#mail/late-letters.ts';
import { type Letterhead } from '#mail/letterhead.ts';
import { retention } from '#gateway/ttl-store.ts';

import { createAcceptance } from './acceptance.ts';
import { listenForCommands, type Control } from '#gateway/letters/operator/control.ts';
import { createDelivery, type Outcome } from '#gateway/letters/delivery/delivery.ts';
import { hasRoom, reserveOf } from './disk-reserve.ts';
import { createLateNotice } from './late-notice.ts';
import { type Digests, type Draft, type Heading, type StoredLetter } from '#gateway/letters/letter.ts';
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

/** A registration's grant for one confirmation. */
export interface Grant {
  /** `Digests.grant` of the registration. */
  readonly key: string;
  /** Id of the registration. */
  readonly registration: string;
  /** When the registration was accepted, in ms since 1970. */
  readonly accepted: number;
}

export interface Outbox {
  /**
   * Resolves when the letter is on disk, or if that fails or the disk is nearly full, when it is sent. Throws if neither succeeds.
   * Letters with the same `identity` are repeats of one letter. `grant` is the key of the grant that a registration gives; it is stored with it.
   */
  add(draft: Draft, identity?: string, grant?: string): Promise<Receipt>;
  counts(): Pick<OutboxState, 'queued' | 'dead'>;
  state(): Promise<OutboxState>;
  /** Grants of registrations from earlier runs that no confirmation has used. */
  readonly grants: readonly Grant[];
  /** A digest keyed with the secret of this outbox. */
  digest(text: string): string;
  /** Starts deliveries, beginning with the letters of earlier runs, and checks whether the mail server can be reached. */
  start(log: Log): void;
  /** Finishes the deliveries in progress; all other letters wait on disk. */
  stop(): Promise<void>;
}

interface Dependencies {
  readonly folder: string;
  readonly transport: Transport;
  readonly now: () => Date;
  /** Whose letters these are, at the time of delivery. */
  readonly letterhead: () => Promise<Letterhead>;
  readonly waits?: Waits;
  /** Bytes to keep free on a disk of `size` bytes. */
  readonly reserve?: (size: number) => number;
  /** Called with the identity of a letter that is on disk: false if another gateway has stored the same letter. */
  readonly claim?: (identity: string) => Promise<boolean>;
}

/** The identity of a registration's confirmation, the same each time it is posted. */
export const identityOfConfirmation = (registration: string) => `confirmation of ${registration}`;

/** Opens the outbox for this process alone; creates it if it does not exist. Throws if the folder cannot be used or another gateway uses it. */
export async function openOutbox(dependencies: Dependencies): Promise<Outbox> {
  const { folder, transport, now, letterhead, waits = defaultWaits } = dependencies;
  const { claim = async () => true, reserve = reserveOf } = dependencies;
  const { log, giveLog } = deferredLog();
  const repeats = createRepeats(now);
  const tally = createTally(now().getTime());
  const lateness = createLateNotice(now);
  const waiting: (Heading & { readonly digests: Digests })[] = [];
  const knownLetters = new Set<string>();
  const storedGrants: Grant[] = [];
  let control: Control | undefined;

  const store = await openStore({
    folder,
    onFile(file) {
      const { id, accepted, digests } = file;
      if (file.is === 'delivered') repeats.remember(digests.letter, id, file.expires);
      else waiting.push(file);
      if (digests.letter !== undefined) knownLetters.add(digests.letter);
      if (digests.grant !== undefined) storedGrants.push({ key: digests.grant, registration: id, accepted });
    },
    onOdd({ name, code, isMoved }) {
      tally.add('setAside');
      log.error({ name, code }, isMoved ? 'set aside: no letter, or unreadable' : 'ignored: no letter, or unreadable');
    },
  });

  const hasFreeSpace = () => hasRoom(folder, reserve);
  const sendNow = async (letter: StoredLetter) =>
    transport.deliver({
      ...letter,
      to: (letter.kind === 'confirmation' ? letter.to : undefined) ?? (await letterhead()).email,
    });

  async function send({ id, digests }: Entry): Promise<Outcome> {
    const letter = await store.load(id);
    if (letter === 'gone' || letter === 'odd') {
      // This letter will not be delivered, so it must be accepted if it is posted again.
      repeats.forget(digests.letter);
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
      const { id, accepted, digests } = entry;
      tally.add('delivered');
      lateness.delivered(entry);
      const expires = accepted + retention;
      repeats.remember(digests.letter, id, expires);
      await store.markDelivered({ id, accepted }, digests, now().getTime(), expires);
      const late = lateness.take(delivery.entries.values());
      if (late) await acceptance.add({ kind: 'notice', ...lateLetters(await letterhead(), late) });
    },
  });
  const queue = (letter: Heading, digests: Digests) => {
    delivery.queue(letter, digests);
    repeats.remember(digests.letter, letter.id);
  };
  const remove = async ({ id, kind, digests }: Entry) => {
    await store.remove(id);
    repeats.forget(digests.letter);
    log.warn({ id, kind }, 'given up and deleted');
  };
  // `delivery` and `acceptance` use each other: accepted letters are queued in `delivery`, and its `onDelivered` adds the late notice. No letter
  // is delivered before `start`, when both exist.
  const acceptance = createAcceptance({ hasRoom: hasFreeSpace, store, repeats, now, log, claim, queue, sendNow });
  // Queue all letters of earlier runs, refused ones too: an operator restarts the gateway after fixing the cause.
  for (const { digests, ...letter } of waiting.splice(0)) queue(letter, digests);

  const counts = () => countsOf(delivery.entries.values());
  const upkeep = await startUpkeep({ store, repeats, acceptance, delivery, tally, counts, remove, now, waits, log });

  return {
    async add(draft, identity, grant) {
      const receipt = await acceptance.add(draft, identity, grant);
      if (!receipt.isRepeat) tally.add('accepted');
      return receipt;
    },
    counts,
    state: async () => ({
      ...lettersState([...delivery.entries.values()], now().getTime()),
      setAside: (await store.odd()).length,
      fault: (await store.fault()) ?? ((await hasFreeSpace()) ? undefined : 'nearly full'),
      trouble: watch.trouble(),
    }),
    grants: storedGrants.filter(
      ({ registration }) => !knownLetters.has(store.digest(identityOfConfirmation(registration))),
    ),
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
