/** A letter as stored in the outbox, and as sent. */
import { z } from 'zod/mini';

import { isAddress } from '#mail/address.ts';

/** `confirmation` goes to the parent who registered; every other kind goes to the provider. `notice` is written by the gateway itself. */
export const kinds = [
  'registration',
  'confirmation',
  'inquiry',
  'waiting-list',
  'newsletter',
  'question',
  'teacher',
  'comment',
  'notice',
] as const;
export type LetterKind = (typeof kinds)[number];

export interface StoredLetter {
  readonly id: string;
  readonly kind: LetterKind;
  /** When it was accepted, in ms since 1970. It is the Date header, however late the letter is delivered. */
  readonly accepted: number;
  /** Recipient of a confirmation. Other letters store none: they go to the provider's address at the time of delivery. */
  readonly to?: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly message: string;
  readonly html?: string;
}

export interface Letter extends StoredLetter {
  readonly to: string;
}

/** A letter that is not stored yet. */
export type Draft = Omit<Letter, 'id' | 'accepted'>;

const text = z.string();
const stored = z.object({
  id: text,
  kind: z.enum(kinds),
  accepted: z.number(),
  to: z.optional(text),
  replyTo: z.optional(text),
  subject: text,
  message: text,
  html: z.optional(text),
});

/** A letter as the outbox has it; undefined if that is none, or a confirmation to anything but one address. */
export function readLetter(json: string): StoredLetter | undefined {
  const letter = stored.safeParse(valueOf(json)).data;
  if (letter?.kind === 'confirmation' && !(letter.to && isAddress(letter.to))) return undefined;
  return letter as StoredLetter | undefined;
}

function valueOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
