/** The sentences of the gateway for parents: the JSON `message` of every response, and the texts of the pages for forms posted without scripts. What the daycare says in them stands in site/words/forms.yaml. */
import { dayAt, holds } from '#content/rules/fact-state.ts';
import { closedWords } from '#content/words/closed.ts';
import type { Answers, Daycare } from '#daycare.ts';

export interface Refusal {
  /** The HTTP status. */
  readonly status: number;
  /** What the log says in place of any content. */
  readonly reason: string;
  /** The sentence for the parent, in the words of the daycare whose build is served. */
  readonly message: (answers: Answers) => string;
  /** What the same letter needs to be accepted: a check that the browser does by itself; or it can be none, and the family needs another form. */
  readonly needs?: 'spam-check' | 'waiting-list';
  /** Seconds for the header Retry-After. */
  readonly wait?: number;
}

/** What is told to whoever posted. */
export type Answered = Pick<Refusal, 'status' | 'message' | 'needs'>;

const refusal = (status: number, reason: string, message: Refusal['message']): Refusal => ({ status, reason, message });

export const refusals = {
  notJson: refusal(400, 'not-json', ({ reload }) => `We could not read what your browser sent. ${reload}`),
  wrongFormat: refusal(
    415,
    'wrong-format',
    ({ reload }) => `Your browser sent this form in a way we cannot read. ${reload}`,
  ),
  bodyTooLong: refusal(413, 'body-too-long', ({ allTooLong }) => allTooLong),
  wrongType: refusal(
    400,
    'wrong-type',
    ({ reload }) => `Part of this form reached us in a way we cannot read. ${reload}`,
  ),
  unknownField: refusal(
    400,
    'unknown-field',
    ({ reload }) => `This form sent something that we do not expect. ${reload}`,
  ),
  missingField: refusal(400, 'missing-field', ({ reload }) => `Part of your message is missing. ${reload}`),
  messageTooLong: refusal(413, 'message-too-long', ({ messageTooLong }) => messageTooLong),
  subjectTooLong: refusal(413, 'subject-too-long', ({ nameTooLong }) => nameTooLong),
  addressTooLong: refusal(413, 'address-too-long', ({ addressTooLong }) => addressTooLong),
  unsafeHeader: refusal(400, 'unsafe-header', ({ oddSigns }) => oddSigns),
  addressList: refusal(400, 'address-list', ({ oneAddress }) => oneAddress),
  otherRecipient: refusal(403, 'other-recipient', ({ otherRecipient }) => otherRecipient),
  otherContent: refusal(
    403,
    'other-content',
    ({ reload }) => `We could not send this confirmation, because it is not ours. ${reload}`,
  ),
  unknownUser: refusal(
    403,
    'unknown-user',
    ({ reload }) => `This form names a sender that we do not know (user_id). ${reload}`,
  ),
  unknownService: refusal(
    400,
    'unknown-service',
    ({ reload }) => `This form names a service that we do not know (service_id). ${reload}`,
  ),
  unknownTemplate: refusal(
    400,
    'unknown-template',
    ({ reload }) => `We do not know this form (template_id). ${reload}`,
  ),
  formGone: refusal(404, 'form-gone', ({ reload }) => `Our site has this form no more. ${reload}`),
  looksAutomatic: refusal(403, 'looks-automatic', ({ hiddenField }) => hiddenField),
  proofMissing: refusal(403, 'proof-missing', ({ reload }) => `The spam check of this form is missing. ${reload}`),
  proofWrong: refusal(403, 'proof-wrong', ({ again }) => `The spam check of this form did not work out. ${again}`),
  proofExpired: refusal(403, 'proof-expired', ({ again }) => `The spam check of this form was too old. ${again}`),
  proofUsed: refusal(403, 'proof-used', ({ again }) => `The spam check of this form was used before. ${again}`),
  /** 429 and not 428: RFC 6585 reserves 428 for conditional requests. Its 429 may also be for a limit of the whole server, with an explanation in the body. */
  proofNeeded: {
    ...refusal(429, 'proof-needed', ({ spamCheck }) => spamCheck),
    needs: 'spam-check',
  },
  oddMailbox: refusal(400, 'odd-mailbox', ({ oddAddress }) => oddAddress),
  mailboxFull: refusal(429, 'mailbox-full', ({ confirmed }) => confirmed),
  notStored: refusal(503, 'not-stored', ({ notStored }) => notStored),
  busy: refusal(503, 'busy', ({ busy }) => busy),
  otherSite: refusal(403, 'other-site', ({ otherSite }) => otherSite),
  broken: refusal(500, 'broken', ({ broken }) => broken),
  notHttp: refusal(400, 'not-http', ({ reload }) => `We could not read what your browser asked for. ${reload}`),
  tooSlow: refusal(408, 'too-slow', ({ tooSlow }) => tooSlow),
  pathTooLong: refusal(414, 'path-too-long', () => 'This address is longer than any address of our site.'),
  headersTooLong: refusal(431, 'headers-too-long', () => 'Your browser sent more headers than we can read.'),
  changed: refusal(412, 'changed', () => 'This file is not as it was when your browser last asked for it.'),
  noSuchPart: refusal(416, 'no-such-part', () => 'This file is shorter than the part that was asked for.'),
  notFound: refusal(404, 'not-found', () => 'There is nothing at this address.'),
  wrongMethod: refusal(405, 'wrong-method', () => 'This address takes messages only. Please use the form on our site.'),
} as const satisfies Record<string, Refusal>;

/** @param message of the first field that is not valid */
export const unfit = (message: string): Refusal => refusal(422, 'unfit', () => message);

/** Why a registration is refused while the daycare takes none, in its own words; undefined on all other days. */
export function closedOn(
  now: Date,
  { closed, letterhead }: Pick<Daycare, 'closed' | 'letterhead'>,
): Refusal | undefined {
  if (!closed || !holds(closed, dayAt(now.getTime(), letterhead.utcOffset))) return undefined;
  const instead = closedWords.answer.replace('{address}', `${letterhead.url}/places`);
  return { ...refusal(403, 'closed', () => `${closed.says} ${instead}`), needs: 'waiting-list' };
}

type Wait = Refusal & { readonly wait: number };

/** @param ms until this visitor may send again */
export const tooMany = (ms: number): Wait => ({
  ...refusal(429, 'too-many', ({ tooMany: words }) => words.replaceAll('{wait}', inWords(ms))),
  wait: Math.ceil(ms / 1000),
});

/** @param ms until everybody may send again */
export const crowded = (ms: number): Wait => ({
  ...refusal(429, 'crowded', ({ crowded: words }) => words.replaceAll('{wait}', inWords(ms))),
  wait: Math.ceil(ms / 1000),
});

function inWords(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** For pages and files, when one visitor asks for too many of them. */
export const tooManyRequests = refusal(429, 'too-many-requests', ({ tooManyPages }) => tooManyPages);
