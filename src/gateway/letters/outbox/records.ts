/** The two kinds of JSON record in the outbox: a letter that waits, and what is kept of a delivered one to recognise its repeats. */
import { z } from 'zod/mini';

import { isAddress } from '#mail/address.ts';

import { kinds, type Marks, type StoredLetter } from '#gateway/letters/letter.ts';

export interface Waiting extends Marks {
  readonly state: 'queued';
  readonly letter: StoredLetter;
}

/** All that is left of a delivered letter. Times in ms. */
export interface Delivered extends Marks {
  readonly state: 'delivered';
  readonly id: string;
  readonly accepted: number;
  readonly delivered: number;
  readonly expires: number;
}

/** Bytes of the largest record: BODY_LIMIT can be set to 1 MiB at most, and JSON writes one byte as six at worst (`\u0000`). */
export const largestRecord = 6 * 1_048_576;

const text = z.string();
const time = z.number();
const marks = { digest: z.optional(text), earns: z.optional(text) };

const waiting = z.object({
  ...marks,
  // An earlier version wrote 'dead' for a letter that it had given up; such a letter is tried again.
  state: z.enum(['queued', 'dead']),
  letter: z.object({
    id: text,
    kind: z.enum(kinds),
    accepted: time,
    to: z.optional(text),
    replyTo: z.optional(text),
    subject: text,
    message: text,
    html: z.optional(text),
  }),
});

const delivered = z.object({
  ...marks,
  state: z.literal('delivered'),
  id: text,
  accepted: time,
  delivered: time,
  expires: time,
});

/** The record that a file holds, or undefined if it holds anything else. */
export function parseRecord(json: string): Waiting | Delivered | undefined {
  const record = z.union([waiting, delivered]).safeParse(valueOf(json)).data;
  if (!record || record.state === 'delivered') return record as Delivered | undefined;
  const { kind, to } = record.letter;
  if (kind === 'confirmation' && !(to && isAddress(to))) return undefined;
  return { ...record, state: 'queued' } as Waiting;
}

function valueOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
