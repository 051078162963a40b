/** Which letter a posted message becomes: one to the provider, or the one fixed confirmation to a parent who has just registered. Nothing else (decision 010). */
import { addressIn, canBeConfirmed, isAddress } from '#mail/address.ts';
import type { OwnLetter } from '#forms/record.ts';
import { messageSchema, type Message } from '#mail/contract.ts';
import { withoutInvisible } from '#mail/invisible.ts';
import { type Letterhead } from '#mail/letterhead.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { isSame, looksOwn, readPlainLetter, readRegistration } from '#mail/read-letter.ts';
import { saidIn } from '#mail/own-words.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { refusals, type Refusal } from '#gateway/http/refusals.ts';
import { type Draft } from '#gateway/letters/letter.ts';

/** An encoded word such as `=?utf-8?B?…?=` (RFC 2047). Mail programs decode it, so that a header typed by a visitor would show something else than was checked. */
const encodedWord = /=\?[^?\s]*\?[bq]\?/i;
/** Prefix of the subject of mail that our forms did not compose. Its sender is the provider's own address, as in all mail of the gateway, so it could deceive. */
export const foreignSubjectPrefix = "[Not from the website's forms]";

export type Reading =
  | {
      readonly draft: Draft;
      /** Text that two posts of the same letter have in common, whenever they were sent and whatever the letterhead of the page. */
      readonly identity?: string;
      /** The parent to whom this registration grants a confirmation. */
      readonly grantsTo?: string;
      /** It has the form of the site's own letters, and none of its letterheads. */
      readonly looksOwn?: boolean;
    }
  /** To somebody else. `confirmation`: if it is the fixed one. */
  | { readonly to: string; readonly confirmation: Draft | undefined; readonly looksOwn: boolean }
  | { readonly refusal: Refusal; readonly looksOwn?: boolean };

/** Reads what a browser has composed, and composes it again. @param letterheads the present one, then those of pages that may still stand open */
export function readPosted(body: unknown, letterheads: readonly Letterhead[], closed?: Refusal): Reading {
  const message = readMessage(body);
  if ('refusal' in message) return message;
  if (letterheads.some(({ email }) => email === message.to)) return letterToProvider(letterheads, message, closed);
  const own = { looksOwn: looksOwn(message) };
  if (!isAddress(message.to)) return { refusal: refusals.addressList, ...own };
  if (!canBeConfirmed(message.to)) return { refusal: refusals.oddMailbox, ...own };
  const isOurs = letterheads.some((letterhead) => isSame(parentConfirmation(letterhead, message.to), message));
  const confirmation = isOurs
    ? { kind: 'confirmation' as const, ...parentConfirmation(letterheads[0]!, message.to) }
    : undefined;
  return { to: message.to, confirmation, ...own };
}

/** Reads a letter that the gateway composed; the same limits apply. */
export function readOwn({ kind, message: own, replyTo: address }: OwnLetter['own']): Reading {
  const message = readMessage(own);
  if ('refusal' in message) return message;
  return { draft: { kind, ...message, ...replyTo(address) }, identity: JSON.stringify(message) };
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

function letterToProvider(letterheads: readonly Letterhead[], message: Message, closed: Refusal | undefined): Reading {
  const registration = readRegistration(letterheads, message);
  if (registration) {
    if (closed) return { refusal: closed };
    const { answers, own, submitted } = registration;
    const present = letterheads[0]!;
    const report = registrationReport(present, answers, submitted, own, saidIn(present));
    const parent = addressIn(answers.parentEmail);
    return {
      draft: { kind: 'registration', ...report, ...replyTo(answers.parentEmail) },
      identity: JSON.stringify({ ...answers, own }),
      ...(parent && canBeConfirmed(parent) ? { grantsTo: parent } : {}),
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
