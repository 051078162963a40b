/** A letter as stored in the outbox, and as sent. */

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

/** What identifies a letter, without its content. */
export type Heading = Pick<StoredLetter, 'id' | 'kind' | 'accepted'>;

/** Keyed digests that are stored with a letter and kept for ten minutes after its delivery. */
export interface Digests {
  /** Of the letter's identity: recognises the same letter when it is posted again. */
  readonly letter?: string | undefined;
  /** Of the parent's address and the visitor: the grant for one confirmation, which a registration gives. */
  readonly grant?: string | undefined;
}
