/** Which mail is sent: to the provider's own mailbox, and one fixed confirmation to a parent who has just registered. Nothing else (decision 010). */
import { canBeConfirmed, isAddress, mailboxOf } from '#mail/address.ts';
import { messageSchema, type Message } from '#mail/contract.ts';
import { type Letterhead } from '#mail/letterhead.ts';
import { withoutInvisible } from '#mail/letter-template.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { isSame, readInquiry, readRegistration } from '#mail/read-letter.ts';

import { type TtlStore } from '#gateway/ttl-store.ts';
import { type Admission } from './message-service.ts';
import { type Draft, type Earned } from '#gateway/letters/outbox/outbox.ts';
import { refusals, type Refusal } from '#gateway/http/refusals.ts';

/** Mail programs decode `=?utf-8?B?…?=` in a header (RFC 2047): nodemailer encodes ours, and a visitor's must not say something else once it arrives. */
const encodedWord = /=\?[^?\s]*\?[bq]\?/i;
/** Before the subject of mail that anybody may have composed: it comes from the provider's own address, as all mail of the gateway does. */
export const notOurs = "[Not from the website's forms]";
/** Confirmations to one mailbox in a day, whoever asks for them. */
const mostConfirmations = 2;
const day = 24 * 60 * 60_000;

export type Verdict =
  | {
      readonly draft: Draft;
      /** What identifies the letter; a confirmation has its allowance instead. */
      readonly sameAs?: string;
      /** The allowance for one confirmation, once this registration is stored. */
      readonly earns?: string;
      /** The allowance that this confirmation needs. */
      readonly spends?: string;
    }
  | { readonly refusal: Refusal };

/** A letter that the gateway composed itself from a form. */
export interface OwnLetter {
  readonly kind: Exclude<Draft['kind'], 'registration' | 'inquiry' | 'confirmation'>;
  readonly message: Message;
  /** The writer's address as it was typed; what is no address is left out. */
  readonly replyTo: string;
}

export interface Policy {
  /** Reads what a visitor posted. */
  judge(body: unknown, visitor: string): Promise<Verdict>;
  /** Reads a letter of our own, which is held to the same limits. */
  judgeOwn(letter: OwnLetter): Verdict;
  /** Call when a registration is stored: it allows the confirmation that it earns. */
  allow(key: string, registration: string): Promise<void>;
  /** Counts the confirmations to a mailbox. */
  admissionTo(address: string): Admission;
  /** Takes an allowance; resolves to the id of its registration, or undefined if there is none. Give it back with `allow` if the confirmation cannot be stored. */
  take(key: string): Promise<string | undefined>;
}

/** What outlives a restart: a secret for digests, and the confirmations that were allowed before it. */
interface Past {
  digest(text: string): string;
  readonly earned: readonly Earned[];
}

export function createPolicy(provider: Letterhead, now: () => Date, memory: TtlStore, past: Past): Policy {
  // As digests: neither addresses nor visitors can be read from them.
  const digest = memory.together?.digest ?? past.digest;
  const keyOf = (address: string, visitor: string) => digest(JSON.stringify(['allowance', address, visitor]));
  for (const { key, of, accepted } of past.earned) void memory.put(key, of, now().getTime() - accepted);
  const confirmations = memory.counter('confirmation', day);

  return {
    async judge(body, visitor) {
      const message = readMessage(body);
      if ('refusal' in message) return message;
      if (message.to === provider.email)
        return letterToProvider(provider, message, (address) => keyOf(address, visitor));
      if (!isAddress(message.to)) return { refusal: refusals.addressList };
      if (!canBeConfirmed(message.to)) return { refusal: refusals.oddMailbox };
      const spends = keyOf(message.to, visitor);
      if ((await memory.find(spends)) === undefined) return { refusal: refusals.otherRecipient };
      const ours = parentConfirmation(provider, message.to);
      return isSame(ours, message)
        ? { draft: { kind: 'confirmation', ...ours }, spends }
        : { refusal: refusals.otherContent };
    },
    judgeOwn({ kind, message: own, replyTo: address }) {
      const message = readMessage(own);
      if ('refusal' in message) return message;
      return {
        draft: { kind, ...message, ...replyTo(address) },
        sameAs: JSON.stringify(message),
      };
    },
    admissionTo(address) {
      const mailbox = digest(mailboxOf(address));
      const giveBack = async () => void (await confirmations.add(mailbox, -1));
      return {
        async admit() {
          const { count } = await confirmations.add(mailbox);
          if (count <= mostConfirmations) return undefined;
          await giveBack();
          return refusals.mailboxFull;
        },
        giveBack,
      };
    },
    allow: (key, registration) => memory.put(key, registration),
    take: memory.take,
  };
}

/** A letter within the limits of the contract, with headers that cannot be misread. */
function readMessage(body: unknown): Message | { readonly refusal: Refusal } {
  const parsed = messageSchema.safeParse(body);
  if (!parsed.success) return { refusal: refusalOf(parsed.error.issues[0], body) };
  const message = parsed.data as Message;
  const isUnsafe = [message.subject, message.to].some(
    (text) => encodedWord.test(text) || withoutInvisible(text) !== text,
  );
  return isUnsafe ? { refusal: refusals.unsafeHeader } : message;
}

/** What identifies a letter leaves out when it was submitted: two posts of one registration are one letter. */
function letterToProvider(provider: Letterhead, message: Message, earnedBy: (address: string) => string): Verdict {
  const { html, ...text } = message;
  const answers = readRegistration(provider, message);
  if (answers && html) {
    const { parentEmail } = answers;
    return {
      // Word for word what our own code composes of these answers: no stranger's HTML is in it.
      draft: { kind: 'registration', ...text, html, ...replyTo(parentEmail) },
      sameAs: JSON.stringify(text),
      ...(canBeConfirmed(parentEmail) ? { earns: earnedBy(parentEmail) } : {}),
    };
  }
  const inquiry = readInquiry(provider, message);
  const sameAs = JSON.stringify(message);
  if (inquiry) return { draft: { kind: 'inquiry', ...text, ...replyTo(inquiry.email) }, sameAs };
  // No HTML leaves: it could look like a letter of our own, or like a page to sign in to.
  return { draft: { kind: 'inquiry', ...text, subject: `${notOurs} ${text.subject}` }, sameAs };
}

/** Left out if nobody can be answered at it, or if a mail program would decode it. */
const replyTo = (address: string) => (isAddress(address) && !encodedWord.test(address) ? { replyTo: address } : {});

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
}

function refusalOf(issue: Issue | undefined, body: unknown): Refusal {
  const field = issue?.path[0];
  switch (issue?.code) {
    case 'unrecognized_keys':
      return refusals.unknownField;
    case 'too_small':
      return refusals.missingField;
    case 'too_big':
      if (field === 'to') return refusals.addressTooLong;
      return field === 'subject' ? refusals.subjectTooLong : refusals.messageTooLong;
    case 'invalid_format':
      return refusals.unsafeHeader;
    default: {
      const isMissing = field !== undefined && (body as Record<PropertyKey, unknown>)[field] === undefined;
      return isMissing ? refusals.missingField : refusals.wrongType;
    }
  }
}
