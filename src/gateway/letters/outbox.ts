/** The outbox, one record: each accepted letter is kept until it is delivered, then a digest that recognises a repeat for ten minutes (decision 005). */
import { createHmac } from 'node:crypto';

import { type LRUCache } from 'lru-cache';

import { type Letterhead } from '#mail/letterhead.ts';
import { type Database } from './database.ts';
import { type Delivery } from './delivery.ts';
import { type Letter } from './letter.ts';
import { type Log } from './log.ts';
import { tooManyFailures, type Waits } from './retry-times.ts';
import { type Server } from './server-state.ts';
import { type Grant, type Receipt } from './table.ts';
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
  /** Missing once it has failed. */
  readonly receipt?: Promise<Receipt>;
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

export const countsOf = ({ run }: Pick<Outbox, 'run'>) => run('count', { manyTries: tooManyFailures });
