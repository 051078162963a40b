/** Which mail is sent: to the provider's own mailbox, and one fixed confirmation to a parent who has just registered. Nothing else (decisions 18 and 29). */
import { createHmac, randomBytes } from 'node:crypto';

import { isAddress } from '#mail/address.ts';
import { messageSchema, type Message } from '#mail/contract.ts';
import { type Letterhead } from '#mail/letterhead.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { isSame, readInquiry, readRegistration } from '#mail/read-letter.ts';

import { clean } from './clean.ts';
import { type Draft } from './outbox.ts';
import { refusals, type Refusal } from './words.ts';

/** How long a registration allows its confirmation (decision 29). */
const confirmationWindow = 10 * 60_000;
/** A word that mail programs would decode: ours are encoded by nodemailer, a visitor's must not arrive encoded (pitfall G3). */
const encodedWord = /=\?[^?\s]*\?[bq]\?/i;

export type Verdict =
  | {
      readonly draft: Draft;
      /** What identifies the letter; a confirmation has its allowance instead. */
      readonly sameAs?: string;
      /** The address that may be sent one confirmation once this letter is stored. */
      readonly earns?: string;
    }
  | { readonly refusal: Refusal };

export interface Policy {
  /** Reads what a visitor posted. */
  judge(body: unknown, visitor: string): Verdict;
  /** Call when a registration is stored. */
  allow(address: string, visitor: string): void;
  /** Takes the allowance for a confirmation; false if there is none. Give it back with `allow` if the confirmation cannot be stored. */
  take(address: string, visitor: string): boolean;
}

export function createPolicy(provider: Letterhead, now: () => Date): Policy {
  // Kept in memory only, and as digests: neither addresses nor visitors can be read from them.
  const key = randomBytes(32);
  const allowances = new Map<string, number>();
  const keyOf = (address: string, visitor: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([address, visitor]))
      .digest('base64');

  const isAllowed = (address: string, visitor: string) =>
    (allowances.get(keyOf(address, visitor)) ?? 0) > now().getTime();

  return {
    judge(body, visitor) {
      const parsed = messageSchema.safeParse(body);
      if (!parsed.success) return { refusal: refusalOf(parsed.error.issues[0], body) };
      const message = parsed.data as Message;
      if (encodedWord.test(message.subject) || encodedWord.test(message.to)) return { refusal: refusals.unsafeHeader };
      if (message.to === provider.email) return letterToProvider(provider, message);
      if (!isAddress(message.to)) return { refusal: refusals.addressList };
      if (!isAllowed(message.to, visitor)) return { refusal: refusals.otherRecipient };
      const ours = parentConfirmation(provider, message.to);
      return isSame(ours, message) ? { draft: { kind: 'confirmation', ...ours } } : { refusal: refusals.otherContent };
    },
    allow(address, visitor) {
      const time = now().getTime();
      for (const [name, until] of allowances) if (until <= time) allowances.delete(name);
      allowances.set(keyOf(address, visitor), time + confirmationWindow);
    },
    take(address, visitor) {
      const found = isAllowed(address, visitor);
      allowances.delete(keyOf(address, visitor));
      return found;
    },
  };
}

/** What identifies a letter leaves out when it was submitted: two posts of one registration are one letter (decision 19). */
function letterToProvider(provider: Letterhead, message: Message): Verdict {
  const { html, ...rest } = message;
  const answers = readRegistration(provider, message);
  if (answers && html) {
    const address = isAddress(answers.parentEmail) ? answers.parentEmail : undefined;
    return {
      draft: { kind: 'registration', ...rest, html: clean(html), ...replyTo(address) },
      sameAs: JSON.stringify(rest),
      ...(address === undefined ? {} : { earns: address }),
    };
  }
  const sender = readInquiry(provider, message)?.email ?? '';
  return {
    draft: {
      kind: 'inquiry',
      ...rest,
      ...(html ? { html: clean(html) } : {}),
      ...replyTo(isAddress(sender) ? sender : undefined),
    },
    sameAs: JSON.stringify(message),
  };
}

const replyTo = (address: string | undefined) => (address === undefined ? {} : { replyTo: address });

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
