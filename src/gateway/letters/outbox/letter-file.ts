/** What the JSON of a file in the outbox says: a waiting letter, or what is kept of a delivered one to recognise its repeats. */
import { z } from 'zod/mini';

import { isAddress } from '#mail/address.ts';

import { kinds, type Digests, type StoredLetter } from '#gateway/letters/letter.ts';

/** The digests as fields of a file. */
interface DigestFields {
  readonly digest?: string | undefined;
  readonly earns?: string | undefined;
}

export const fieldsOf = ({ letter, grant }: Digests): DigestFields => ({ digest: letter, earns: grant });
export const digestsOf = ({ digest, earns }: DigestFields): Digests => ({ letter: digest, grant: earns });

export interface Waiting extends DigestFields {
  readonly state: 'queued';
  readonly letter: StoredLetter;
}

/** All that is left of a delivered letter. Times in ms. */
export interface Delivered extends DigestFields {
  readonly state: 'delivered';
  readonly id: string;
  readonly accepted: number;
  readonly delivered: number;
  readonly expires: number;
}

/** Bytes of the largest file: BODY_LIMIT is at most 1 MiB, and JSON writes one byte as at most six (`\u0000`). */
export const largestFile = 6 * 1_048_576;

const text = z.string();
const time = z.number();
const digestFields = { digest: z.optional(text), earns: z.optional(text) };

const waiting = z.object({
  ...digestFields,
  // An earlier version wrote 'dead' for a letter that it had given up. Such a letter is sent again.
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
  ...digestFields,
  state: z.literal('delivered'),
  id: text,
  accepted: time,
  delivered: time,
  expires: time,
});

/** What a file says, or undefined if it is none of the two. */
export function parseLetterFile(json: string): Waiting | Delivered | undefined {
  const said = z.union([waiting, delivered]).safeParse(valueOf(json)).data;
  if (!said || said.state === 'delivered') return said as Delivered | undefined;
  const { kind, to } = said.letter;
  if (kind === 'confirmation' && !(to && isAddress(to))) return undefined;
  return { ...said, state: 'queued' } as Waiting;
}

function valueOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
