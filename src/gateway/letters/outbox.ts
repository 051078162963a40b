/**
 * Keeps each accepted letter in a table until it is delivered. Then only keyed digests and times are left of it, which recognise a repeat for ten minutes
 * (decision 005).
 */
import { createHmac } from 'node:crypto';

import { lateLetters } from '#mail/late-letters.ts';
import { lostLetters } from '#mail/lost-letters.ts';
import { type Letterhead } from '#mail/letterhead.ts';
import { retention } from '#gateway/ttl-store.ts';
import { createDelivery } from './delivery.ts';
import { defaultWaits, type Waits } from './retry-times.ts';
import { createServerState } from './server-state.ts';
import { type Transport } from './transport.ts';
import { type Draft, type StoredLetter } from './letter.ts';
import { codeOf, deferredLog, type Log } from './log.ts';
import { openDatabase, type Database } from './database.ts';
import { hasRoom, reserveOf, checkPlace, makeFolder } from './place.ts';
import { lockFolder } from './lock.ts';
import { type Grant } from './queries.ts';
import { type Receipt } from './table.ts';
import { accept, triesOf, type Acceptance, type Keys } from './acceptance.ts';
import { countsIn, stateOf, type OutboxState } from './state.ts';
import { newTally, noteLate, sweep, takeLate } from './upkeep.ts';

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
  const tally = newTally(time());
  const { run, secret, aside, areLettersAside, close } = await open(folder, waits);
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  for (const { name, code } of aside) {
    tally.counts.setAside += 1;
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
  const acceptance: Acceptance = {
    run,
    hasRoom: hasSpace,
    digest,
    sendNow,
    now,
    log,
    claim,
    sentAtOnce: triesOf(now),
    fault: undefined,
  };
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
    onOdd: () => void (tally.counts.setAside += 1),
    onFailed: (became, failures) => {
      if (became === 'dead' || failures === 1) tally.counts[became] += 1;
    },
    async onDelivered(letter) {
      tally.counts.delivered += 1;
      noteLate(tally, letter, time());
      const late = await takeLate(tally, run, time());
      if (late) await add({ kind: 'notice', ...lateLetters(await letterhead(), late) });
    },
  });
  const state = () =>
    stateOf({ folder, run, time: time(), fault: acceptance.fault, hasRoom: hasSpace, trouble: server.trouble() });

  async function add(draft: Draft, keys?: Keys): Promise<Receipt> {
    const receipt = await accept(acceptance, draft, keys);
    if (!receipt.isRepeat) tally.counts.accepted += 1;
    delivery.look();
    return receipt;
  }

  const tidy = () => note(sweep({ run, tally, state, log }, time()));
  await tidy();
  const tidying = setInterval(() => void tidy(), waits.sweep).unref();

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
      clearInterval(tidying);
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
