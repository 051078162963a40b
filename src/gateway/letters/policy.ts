/** Decides which mail is sent: letters to the provider, and one fixed confirmation to a parent who has just registered. Nothing else (decision 010). */
import type { Daycare } from '#daycare.ts';
import type { OwnLetter } from '#forms/record.ts';
import { addressIn, canBeConfirmed, isAddress, mailboxOf } from '#mail/address.ts';
import { messageSchema, type Message } from '#mail/contract.ts';
import { type Letterhead } from '#mail/letterhead.ts';
import { withoutInvisible } from '#mail/invisible.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { isSame, looksOwn, readPlainLetter, readRegistration } from '#mail/read-letter.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { type TtlStore } from '#gateway/ttl-store.ts';
import { type Draft } from '#gateway/letters/letter.ts';
import { type Grant } from '#gateway/letters/store/queries.ts';
import { closedOn, refusals, type Refusal } from '#gateway/http/refusals.ts';

/** An encoded word such as `=?utf-8?B?…?=` (RFC 2047). Mail programs decode it, so that a header typed by a visitor would show something else than was checked. */
const encodedWord = /=\?[^?\s]*\?[bq]\?/i;
/** Prefix of the subject of mail that our forms did not compose. Its sender is the provider's own address, as in all mail of the gateway, so it could deceive. */
export const foreignSubjectPrefix = "[Not from the website's forms]";
/** Confirmations to one mailbox in a day, from all visitors together. */
const maxConfirmations = 2;
const day = 24 * 60 * 60_000;

export type Verdict =
  | {
      readonly draft: Draft;
      /** Text that two posts of the same letter have in common. A confirmation is identified by its registration. */
      readonly identity?: string;
      /** Key of the grant for one confirmation, which this registration gives when it is stored. */
      readonly grants?: string;
      /** Key of the grant that this confirmation uses. */
      readonly uses?: string;
      /** It has the form of the site's own letters, and none of its letterheads. */
      readonly looksOwn?: boolean;
    }
  | { readonly refusal: Refusal; readonly looksOwn?: boolean };

/** A limit on letters. A letter reserves its place before it is stored, so that simultaneous ones cannot exceed the limit together. */
export interface Admission {
  /** Reserves a place for a valid letter; resolves with the refusal if there is none. */
  reserve(): Promise<Refusal | undefined>;
  /** Releases the place of a letter that was not stored. */
  release(): Promise<void>;
}

export interface Policy {
  /** Checks what a visitor posted, and composes it with the present letterhead. */
  judge(body: unknown, from: Poster): Promise<Verdict>;
  /** Checks a letter that the gateway composed; the same limits apply. */
  judgeOwn(letter: OwnLetter['own']): Verdict;
  /** Allows one confirmation. Called when the registration that grants it is stored. */
  grant(key: string, registration: string): Promise<void>;
  /** The limit on confirmations to one mailbox. */
  admissionTo(address: string): Admission;
  /** Uses up a grant; resolves to the id of its registration, or undefined if there is none. Call `grant` again if the confirmation cannot be stored. */
  useGrant(key: string): Promise<string | undefined>;
}

interface Poster {
  readonly visitor: string;
  readonly build: {
    /** The present letterhead, then those of pages that may still stand open. */
    readonly letterheads: readonly Letterhead[];
    readonly daycare: Pick<Daycare, 'closed' | 'letterhead'>;
  };
}

/** What survives a restart: a secret for digests, and the grants that were not used before it. */
interface Persisted {
  digest(text: string): string;
  readonly grants: readonly Grant[];
}

export function createPolicy(now: () => Date, ttlStore: TtlStore, persisted: Persisted): Policy {
  // Keys are digests, so that they reveal neither addresses nor visitors.
  const digest = ttlStore.sharedStore?.digest ?? persisted.digest;
  const grantKey = (address: string, visitor: string) => digest(JSON.stringify(['allowance', address, visitor]));
  for (const { key, registration, accepted } of persisted.grants)
    void ttlStore.put(key, registration, now().getTime() - accepted);
  const confirmations = ttlStore.counter('confirmation', day);

  return {
    async judge(body, { visitor, build: { letterheads, daycare } }) {
      const message = readMessage(body);
      if ('refusal' in message) return message;
      if (letterheads.some(({ email }) => email === message.to))
        return letterToProvider(letterheads, message, closedOn(now(), daycare), (to) => grantKey(to, visitor));
      const own = { looksOwn: looksOwn(message) };
      if (!isAddress(message.to)) return { refusal: refusals.addressList, ...own };
      if (!canBeConfirmed(message.to)) return { refusal: refusals.oddMailbox, ...own };
      const uses = grantKey(message.to, visitor);
      if ((await ttlStore.find(uses)) === undefined) return { refusal: refusals.otherRecipient, ...own };
      const isOurs = letterheads.some((letterhead) => isSame(parentConfirmation(letterhead, message.to), message));
      return isOurs
        ? { draft: { kind: 'confirmation', ...parentConfirmation(letterheads[0]!, message.to) }, uses }
        : // Who has a grant has just registered on a page of the site.
          { refusal: refusals.otherContent, looksOwn: true };
    },
    judgeOwn({ kind, message: own, replyTo: address }) {
      const message = readMessage(own);
      if ('refusal' in message) return message;
      return {
        draft: { kind, ...message, ...replyTo(address) },
        identity: JSON.stringify(message),
      };
    },
    admissionTo(address) {
      const mailbox = digest(mailboxOf(address));
      const release = async () => void (await confirmations.add(mailbox, -1));
      return {
        async reserve() {
          const { count } = await confirmations.add(mailbox);
          if (count <= maxConfirmations) return undefined;
          await release();
          return refusals.mailboxFull;
        },
        release,
      };
    },
    grant: (key, registration) => ttlStore.put(key, registration),
    useGrant: ttlStore.take,
  };
}

/** The posted letter if it is within the limits of the contract and its headers show what they contain. */
function readMessage(body: unknown): Message | { readonly refusal: Refusal } {
  const parsed = messageSchema.safeParse(body);
  if (!parsed.success) return { refusal: refusalOf(parsed.error.issues[0], body) };
  const message = parsed.data as Message;
  const isUnsafe = [message.subject, message.to].some(
    (text) => encodedWord.test(text) || withoutInvisible(text) !== text,
  );
  return isUnsafe ? { refusal: refusals.unsafeHeader } : message;
}

/** Two posts of the same answers are the same letter, whenever they were sent and whatever the letterhead of the page. */
function letterToProvider(
  letterheads: readonly Letterhead[],
  message: Message,
  closed: Refusal | undefined,
  keyOf: (address: string) => string,
): Verdict {
  const present = letterheads[0]!;
  const registration = readRegistration(letterheads, message);
  if (registration) {
    if (closed) return { refusal: closed };
    const { answers, own, submitted } = registration;
    const { parentEmail } = answers;
    const parent = addressIn(parentEmail);
    return {
      draft: { kind: 'registration', ...registrationReport(present, answers, submitted, own), ...replyTo(parentEmail) },
      identity: JSON.stringify({ ...answers, own }),
      ...(parent && canBeConfirmed(parent) ? { grants: keyOf(parent) } : {}),
    };
  }
  const plain = readPlainLetter(letterheads, message);
  if (plain) {
    const { kind, answers, letter } = plain;
    return { draft: { kind, ...letter, ...replyTo(answers.email) }, identity: JSON.stringify(answers) };
  }
  // HTML from elsewhere is dropped: it could look like a letter of our own, or like a sign-in page.
  const { html: _, ...text } = message;
  return {
    draft: { kind: 'inquiry', ...text, subject: `${foreignSubjectPrefix} ${text.subject}` },
    identity: JSON.stringify(message),
    looksOwn: looksOwn(message),
  };
}

/** The address in what was typed. Omitted if there is none, or if a mail program would decode it. */
function replyTo(typed: string) {
  const address = addressIn(typed);
  return address && !encodedWord.test(address) ? { replyTo: address } : {};
}

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
