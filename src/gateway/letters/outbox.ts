/**
 * Keeps each accepted letter in a table until it is delivered. Then only keyed digests and times are left of it, which recognise a repeat for ten minutes
 * (decision 005). The outbox is one record; what is done with it are functions of it (acceptance.ts, delivery.ts).
 */
import { createHmac } from 'node:crypto';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';

import { type LRUCache } from 'lru-cache';

import { type Letterhead } from '#mail/letterhead.ts';
import { type Database } from './database.ts';
import { type Delivery } from './delivery.ts';
import { databaseName, listAside } from './files.ts';
import { type Letter } from './letter.ts';
import { codeOf, type Log } from './log.ts';
import { hasRoom } from './place.ts';
import { type Counts, type Grant } from './queries.ts';
import { tooManyFailures, type Waits } from './retry-times.ts';
import { type Server, type Trouble } from './server-state.ts';
import { type Receipt } from './table.ts';
import { type Transport } from './transport.ts';

export interface Place {
  readonly folder: string;
  readonly transport: Transport;
  readonly now: () => Date;
  readonly log: Log;
  /** Whose letters these are, at the time of delivery. */
  readonly letterhead: () => Promise<Letterhead>;
  readonly waits?: Waits;
  /** Bytes to keep free on a disk of `size` bytes. */
  readonly reserve?: ((size: number) => number) | undefined;
  /** Called with the identity of a letter that is on disk: false if another gateway has stored the same letter. */
  readonly claim?: ((identity: string) => Promise<boolean>) | undefined;
}

/** A letter that the disk could not take, and that was sent at once. */
export interface SentAtOnce {
  /** The same for each try: the first may have been delivered nevertheless. */
  readonly id: string;
  /** Undefined once it has failed. */
  receipt: Promise<Receipt> | undefined;
}

export interface Outbox extends Place, Database {
  readonly waits: Waits;
  /** Grants of registrations from earlier runs that no confirmation has used. */
  readonly grants: readonly Grant[];
  /** By digest. */
  readonly sentAtOnce: LRUCache<string, SentAtOnce>;
  readonly server: Server;
  readonly delivery: Delivery;
  /** The code of why the last letter could not be stored. */
  fault: string | undefined;
  sweeping: NodeJS.Timeout | undefined;
  stopped: Promise<void> | undefined;
}

export const timeOf = ({ now }: Pick<Outbox, 'now'>) => now().getTime();

/** A digest keyed with the secret of this outbox, so that nobody without the secret can test a guess of what was sent. */
export const digestOf = ({ secret }: Pick<Outbox, 'secret'>, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Age from which a message says in its subject that it came late, in ms: a family waits for an answer that was promised sooner. */
const lateAfter = 24 * 60 * 60_000;

/** Mails a letter. Throws a DeliveryError, or another error if something local fails. */
export async function send(outbox: Outbox, letter: Letter): Promise<void> {
  if (letter.kind === 'confirmation') return outbox.transport.deliver(letter);
  const isLate = timeOf(outbox) - letter.accepted >= lateAfter;
  const subject = isLate ? `Came late: ${letter.subject}` : letter.subject;
  return outbox.transport.deliver({ ...letter, subject, to: (await outbox.letterhead()).email });
}

/** Whether the disk has room for another letter. */
export const hasSpace = ({ folder, reserve }: Outbox) => hasRoom(folder, reserve);

/** The state of the outbox in counts, for `/api/health`. */
export interface OutboxState extends Counts {
  /** Databases that were set aside. */
  readonly setAside: number;
  /** Minutes that the oldest letter has waited; 0 if none waits. */
  readonly waitingMinutes: number;
  /** The code of why the outbox cannot be written, or that its disk has less free space than its reserve; undefined if all is well. */
  readonly fault: string | undefined;
  readonly trouble: Trouble | undefined;
}

const none: Counts = { queued: 0, dead: 0, failing: 0, oldest: null };

export const countsOf = ({ run }: Pick<Outbox, 'run'>) => run('count', { manyTries: tooManyFailures });

export async function stateOf(outbox: Outbox): Promise<OutboxState> {
  const { folder, fault, server } = outbox;
  let unread: string | undefined;
  const counts = await countsOf(outbox).catch((error: unknown) => {
    unread = codeOf(error);
    return none;
  });
  const { oldest } = counts;
  return {
    ...counts,
    waitingMinutes: oldest === null ? 0 : Math.max(0, Math.floor((timeOf(outbox) - oldest) / 60_000)),
    setAside: listAside(folder).length,
    fault: unread ?? fault ?? (await placeFault(folder)) ?? ((await hasSpace(outbox)) ? undefined : 'nearly full'),
    trouble: server.trouble,
  };
}

/** The code of why the folder, or the database in it, cannot be written. */
async function placeFault(folder: string): Promise<string | undefined> {
  try {
    await access(`${folder}/.`, constants.W_OK | constants.X_OK);
    await access(join(folder, databaseName), constants.W_OK);
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
}
