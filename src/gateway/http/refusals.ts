/** The sentences of the gateway for parents: the JSON `message` of every response, and the texts of the pages for forms posted without scripts. */
import { provider } from '#content/site/provider.ts';

const orCall = `or call us at ${provider.phone}`;

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
const reload = `Please reload the page and try again, ${orCall}.`;

export const thanks = 'Thank you. We have your message.';

export const refusals = {
  notJson: refusal(400, 'not-json', `We could not read what your browser sent. ${reload}`),
  wrongFormat: refusal(415, 'wrong-format', `Your browser sent this form in a way we cannot read. ${reload}`),
  bodyTooLong: refusal(
    413,
    'body-too-long',
    `That is more than we can take in one message. Please shorten it and send it again, ${orCall}.`,
  ),
  wrongType: refusal(400, 'wrong-type', `Part of this form reached us in a way we cannot read. ${reload}`),
  unknownField: refusal(400, 'unknown-field', `This form sent something that we do not expect. ${reload}`),
  missingField: refusal(400, 'missing-field', `Part of your message is missing. ${reload}`),
  messageTooLong: refusal(
    413,
    'message-too-long',
    `Your message is too long. Please shorten it and send it again, ${orCall}.`,
  ),
  subjectTooLong: refusal(
    413,
    'subject-too-long',
    `A name in your message is too long. Please shorten it and send it again, ${orCall}.`,
  ),
  addressTooLong: refusal(413, 'address-too-long', `That e-mail address is too long. Please check it, ${orCall}.`),
  unsafeHeader: refusal(
    400,
    'unsafe-header',
    `A name or an address holds signs that mail cannot carry, such as a line break. Please take them out, ${orCall}.`,
  ),
  addressList: refusal(
    400,
    'address-list',
    `We can write to one plain e-mail address at a time. Please check the address, ${orCall}.`,
  ),
  otherRecipient: refusal(
    403,
    'other-recipient',
    `From here we can only send mail to ${provider.name}. For anything else, please write to ${provider.email} ${orCall}.`,
  ),
  otherContent: refusal(403, 'other-content', `We could not send this confirmation, because it is not ours. ${reload}`),
  unknownUser: refusal(403, 'unknown-user', `This form names a sender that we do not know (user_id). ${reload}`),
  unknownService: refusal(
    400,
    'unknown-service',
    `This form names a service that we do not know (service_id). ${reload}`,
  ),
  unknownTemplate: refusal(400, 'unknown-template', `We do not know this form (template_id). ${reload}`),
  looksAutomatic: refusal(
    403,
    'looks-automatic',
    `Something filled in a field of this form that nobody can see. If it was not you but a program in your browser, please send it again, ${orCall}.`,
  ),
  proofMissing: refusal(403, 'proof-missing', `The spam check of this form is missing. ${reload}`),
  proofWrong: refusal(
    403,
    'proof-wrong',
    `The spam check of this form did not work out. Please send it again, ${orCall}.`,
  ),
  proofExpired: refusal(
    403,
    'proof-expired',
    `The spam check of this form was too old. Please send it again, ${orCall}.`,
  ),
  proofUsed: refusal(
    403,
    'proof-used',
    `The spam check of this form was used before. Please send it again, ${orCall}.`,
  ),
  /** 429 and not 428: RFC 6585 reserves 428 for conditional requests. Its 429 may also be for a limit of the whole server, with an explanation in the body. */
  proofNeeded: {
    ...refusal(
      429,
      'proof-needed',
      `Many people are writing to us at this moment, so we need a short spam check first. Please send it again, ${orCall}.`,
    ),
    needs: 'spam-check',
  },
  oddMailbox: refusal(
    400,
    'odd-mailbox',
    `We send confirmations only to addresses made of letters, digits, dots, dashes, underscores, apostrophes and a plus. If you have sent us a registration, we have it. Please check the address, ${orCall}.`,
  ),
  mailboxFull: refusal(
    429,
    'mailbox-full',
    `We have sent two confirmations to this address within a day, and send no more for now. If you have sent us a registration, we have it. For anything else, please call us at ${provider.phone}.`,
  ),
  notStored: refusal(
    503,
    'not-stored',
    `We cannot take messages at the moment. Please try again in a few minutes, ${orCall}.`,
  ),
  busy: refusal(
    503,
    'busy',
    `Many people are writing to us at this moment. Please try again in a few seconds, ${orCall}.`,
  ),
  otherSite: refusal(
    403,
    'other-site',
    `This came from a page of another site. Please use the form on our own site, ${orCall}.`,
  ),
  broken: refusal(500, 'broken', `Something went wrong on our side. Please try again, ${orCall}.`),
  notHttp: refusal(400, 'not-http', `We could not read what your browser asked for. ${reload}`),
  tooSlow: refusal(408, 'too-slow', `Your message took too long to reach us. Please try again, ${orCall}.`),
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
  ...refusal(
    429,
    'too-many',
    `That was a lot of messages in a short time. Please try again in ${inWords(ms)}, ${orCall}.`,
  ),
  wait: Math.ceil(ms / 1000),
});

/** @param ms until everybody may send again */
export const crowded = (ms: number): Wait => ({
  ...refusal(
    429,
    'crowded',
    `More people are writing to us than we can answer at this moment. Please try again in ${inWords(ms)}, ${orCall}.`,
  ),
  wait: Math.ceil(ms / 1000),
});

function inWords(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** For pages and files, when one visitor asks for too many of them. */
export const tooManyRequests = refusal(
  429,
  'too-many-requests',
  `Your network asked for a great many pages within a minute. Please try again in a minute, ${orCall}.`,
);

/** For a form that was too long to be read, so that it cannot be shown again. */
export const backAdvice = `Please use your browser's Back button, shorten it, and send it again.`;
