/**
 * Keeps each accepted letter in a table until it is delivered. Then only keyed digests and times are left of it, which recognise a repeat for ten minutes
 * (decision 005).
 */
import { createHmac } from 'node:crypto';

import { lateLetters } from '#mail/late-letters.ts';
import { lostLetters } from '#mail/lost-letters.ts';
import { type Letterhead } from '#mail/letterhead.ts';
import { retention } from '#gateway/ttl-store.ts';
import { createDelivery } from '#gateway/letters/delivery/delivery.ts';
import { defaultWaits, type Waits } from '#gateway/letters/delivery/retry-times.ts';
import { createServerState } from '#gateway/letters/delivery/server-state.ts';
import { type Transport } from '#gateway/letters/delivery/transport.ts';
import { type Draft, type StoredLetter } from '#gateway/letters/letter.ts';
import { codeOf, deferredLog, type Log } from '#gateway/letters/log.ts';
import { openDatabase, type Database } from '#gateway/letters/store/database.ts';
import { hasRoom, reserveOf } from '#gateway/letters/store/disk-reserve.ts';
import { lockFolder } from '#gateway/letters/store/lock.ts';
import { checkPlace } from '#gateway/letters/store/place.ts';
import { makeFolder } from '#gateway/letters/store/private.ts';
import { type Grant } from '#gateway/letters/store/queries.ts';
import { type Receipt } from '#gateway/letters/store/table.ts';
import { createAcceptance, type Keys } from './acceptance.ts';
import { createLateNotice, lateAfter } from './late-notice.ts';
import { countsIn, stateOf, type OutboxState } from './state.ts';
import { createTally } from './tally.ts';
import { startUpkeep } from './upkeep.ts';

export interface Outbox {
  /** Resolves when the letter is on disk, or if that fails or the disk is nearly full, when it is sent. Throws if neither succeeds. */
  add(draft: Draft, keys?: Keys): Promise<Receipt>;
  counts(): Promise<Pick<OutboxState, 'queued' | 'dead'>>;
  state(): Promise<OutboxState>;
  /** Grants of registrations from earlier runs that no confirmation has used. */
  readonly grants: readonly Grant[];
  /** A digest keyed with the secret of this outbox, so that nobody without the secret can test a guess of what was sent. */
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
  const { folder, transport, now, letterhead, waits = defaultWaits, claim, reserve = reserveOf } = dependencies;
  const { log, giveLog } = deferredLog();
  const time = () => now().getTime();
  const tally = createTally(time());
  const lateness = createLateNotice(now);
  const { run, secret, aside, areLettersAside, close } = await open(folder, waits);
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  for (const { name, code } of aside) {
    tally.add('setAside');
    log.error({ name, code }, 'set aside: no file of the outbox, or damaged');
  }
  const note = (work: Promise<unknown>) =>
    work.catch((error: unknown) => log.error({ code: codeOf(error) }, 'the outbox could not be tidied'));
  const grants = await run('grants', { since: time() - retention });

  const sendNow = async (letter: StoredLetter) =>
    transport.deliver({
      ...letter,
      to: (letter.kind === 'confirmation' ? letter.to : undefined) ?? (await letterhead()).email,
    });
  const hasSpace = () => hasRoom(folder, reserve);
  const acceptance = createAcceptance({ run, hasRoom: hasSpace, digest, sendNow, now, log, claim });
  const server = createServerState({
    verify: transport.verify,
    now,
    waits,
    remember: (trouble) => void note(run('setFact', { name: 'trouble', value: trouble && JSON.stringify(trouble) })),
  });
  const delivery = createDelivery({
    run,
    send: sendNow,
    now,
    waits,
    server,
    onOdd: () => tally.add('setAside'),
    onFailed: (became, failures) => void ((became === 'dead' || failures === 1) && tally.add(became)),
    async onDelivered(letter) {
      tally.add('delivered');
      lateness.delivered(letter);
      const isMore = async () => (await run('countLate', { before: time() - lateAfter, now: time() })) > 0;
      const late = await lateness.take(isMore);
      if (late) await add({ kind: 'notice', ...lateLetters(await letterhead(), late) });
    },
  });
  const state = () =>
    stateOf({ folder, run, time: time(), fault: acceptance.fault(), hasRoom: hasSpace, trouble: server.trouble() });

  async function add(draft: Draft, keys?: Keys): Promise<Receipt> {
    const receipt = await acceptance.add(draft, keys);
    if (!receipt.isRepeat) tally.add('accepted');
    delivery.look();
    return receipt;
  }

  const upkeep = await startUpkeep({ run, tally, state, now, every: waits.sweep, log });

  return {
    add,
    async counts() {
      const { queued, dead } = await countsIn(run);
      return { queued, dead };
    },
    state,
    grants,
    digest,
    start(given) {
      giveLog(given);
      server.start(given);
      delivery.start(given);
      void server.check();
      if (areLettersAside) void note(letterhead().then((of) => add({ kind: 'notice', ...lostLetters(of) })));
    },
    async stop() {
      upkeep.stop();
      server.stop();
      await delivery.stop();
      transport.close();
      await close();
    },
  };
}

/** Locks the folder and opens its database. */
async function open(folder: string, waits: Waits): Promise<Database> {
  makeFolder(folder);
  checkPlace(folder);
  const lock = lockFolder(folder);
  try {
    const database = await openDatabase({ folder, wipeAfter: waits.wipe });
    return {
      ...database,
      aside: [...lock.aside, ...database.aside],
      async close() {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
