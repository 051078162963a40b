/** The sentences of the gateway for parents: the JSON `message` of every response, and the texts of the pages for forms posted without scripts. What the daycare says in them stands in site/words/forms.yaml. */
import { answers } from '#content/site/words/forms.ts';

export interface Refusal {
  /** The HTTP status. */
  readonly status: number;
  /** What the log says in place of any content. */
  readonly reason: string;
  /** The sentence for the parent. */
  readonly message: string;
  /** What the browser can do by itself so that the same letter is accepted. */
  readonly needs?: 'spam-check';
  /** Seconds for the header Retry-After. */
  readonly wait?: number;
}

const refusal = (status: number, reason: string, message: string): Refusal => ({ status, reason, message });
const { reload, again } = answers;

export const refusals = {
  notJson: refusal(400, 'not-json', `We could not read what your browser sent. ${reload}`),
  wrongFormat: refusal(415, 'wrong-format', `Your browser sent this form in a way we cannot read. ${reload}`),
  bodyTooLong: refusal(413, 'body-too-long', answers.allTooLong),
  wrongType: refusal(400, 'wrong-type', `Part of this form reached us in a way we cannot read. ${reload}`),
  unknownField: refusal(400, 'unknown-field', `This form sent something that we do not expect. ${reload}`),
  missingField: refusal(400, 'missing-field', `Part of your message is missing. ${reload}`),
  messageTooLong: refusal(413, 'message-too-long', answers.messageTooLong),
  subjectTooLong: refusal(413, 'subject-too-long', answers.nameTooLong),
  addressTooLong: refusal(413, 'address-too-long', answers.addressTooLong),
  unsafeHeader: refusal(400, 'unsafe-header', answers.oddSigns),
  addressList: refusal(400, 'address-list', answers.oneAddress),
  otherRecipient: refusal(403, 'other-recipient', answers.otherRecipient),
  otherContent: refusal(403, 'other-content', `We could not send this confirmation, because it is not ours. ${reload}`),
  unknownUser: refusal(403, 'unknown-user', `This form names a sender that we do not know (user_id). ${reload}`),
  unknownService: refusal(
    400,
    'unknown-service',
    `This form names a service that we do not know (service_id). ${reload}`,
  ),
  unknownTemplate: refusal(400, 'unknown-template', `We do not know this form (template_id). ${reload}`),
  looksAutomatic: refusal(403, 'looks-automatic', answers.hiddenField),
  proofMissing: refusal(403, 'proof-missing', `The spam check of this form is missing. ${reload}`),
  proofWrong: refusal(403, 'proof-wrong', `The spam check of this form did not work out. ${again}`),
  proofExpired: refusal(403, 'proof-expired', `The spam check of this form was too old. ${again}`),
  proofUsed: refusal(403, 'proof-used', `The spam check of this form was used before. ${again}`),
  /** 429 and not 428: RFC 6585 reserves 428 for conditional requests. Its 429 may also be for a limit of the whole server, with an explanation in the body. */
  proofNeeded: {
    ...refusal(429, 'proof-needed', answers.spamCheck),
    needs: 'spam-check',
  },
  oddMailbox: refusal(400, 'odd-mailbox', answers.oddAddress),
  mailboxFull: refusal(429, 'mailbox-full', answers.confirmed),
  notStored: refusal(503, 'not-stored', answers.notStored),
  busy: refusal(503, 'busy', answers.busy),
  otherSite: refusal(403, 'other-site', answers.otherSite),
  broken: refusal(500, 'broken', answers.broken),
  notHttp: refusal(400, 'not-http', `We could not read what your browser asked for. ${reload}`),
  tooSlow: refusal(408, 'too-slow', answers.tooSlow),
  pathTooLong: refusal(414, 'path-too-long', 'This address is longer than any address of our site.'),
  headersTooLong: refusal(431, 'headers-too-long', 'Your browser sent more headers than we can read.'),
  changed: refusal(412, 'changed', 'This file is not as it was when your browser last asked for it.'),
  noSuchPart: refusal(416, 'no-such-part', 'This file is shorter than the part that was asked for.'),
  notFound: refusal(404, 'not-found', 'There is nothing at this address.'),
  wrongMethod: refusal(405, 'wrong-method', 'This address takes messages only. Please use the form on our site.'),
} as const satisfies Record<string, Refusal>;

/** @param message of the first field that is not valid */
export const unfit = (message: string): Refusal => refusal(422, 'unfit', message);

type Wait = Refusal & { readonly wait: number };

/** @param ms until this visitor may send again */
export const tooMany = (ms: number): Wait => ({
  ...refusal(429, 'too-many', answers.tooMany.replaceAll('{wait}', inWords(ms))),
  wait: Math.ceil(ms / 1000),
});

/** @param ms until everybody may send again */
export const crowded = (ms: number): Wait => ({
  ...refusal(429, 'crowded', answers.crowded.replaceAll('{wait}', inWords(ms))),
  wait: Math.ceil(ms / 1000),
});

function inWords(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** For pages and files, when one visitor asks for too many of them. */
export const tooManyRequests = refusal(429, 'too-many-requests', answers.tooManyPages);
