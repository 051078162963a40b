/** A letter as it waits in the outbox, and as it leaves. */

/** `confirmation` goes to the parent who registered; every other kind goes to the provider. `notice` is written by the gateway itself. */
export const kinds = [
  'registration',
  'confirmation',
  'inquiry',
  'newsletter',
  'question',
  'teacher',
  'comment',
  'notice',
] as const;
export type Kind = (typeof kinds)[number];

export interface StoredLetter {
  readonly id: string;
  readonly kind: Kind;
  /** When it was accepted, in ms. It is the letter's date however late it is delivered. */
  readonly accepted: number;
  /** Recipient of a confirmation. Other letters store none: they go to the address that the provider has when they are delivered. */
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

/** What identifies a letter, without its words. */
export type Heading = Pick<StoredLetter, 'id' | 'kind' | 'accepted'>;

/** What the gateway remembers of a letter besides; no words of it either. */
export interface Marks {
  /** Recognises the same letter when it is posted again. */
  readonly digest?: string;
  /** The confirmation that a registration allows, as a digest of its address and visitor. */
  readonly earns?: string;
}
