/** The sentences of the gateway for parents: the JSON `message` of every response, and the texts of the pages for forms posted without scripts. What the daycare says in them stands in site/words/forms.yaml. */
import { type FastifyRequest } from 'fastify';

import { dayAt, holds } from '#content/rules/fact-state.ts';
import { closedWords } from '#content/words/closed.ts';
import type { Answers, Daycare } from '#daycare.ts';

export interface Refusal {
  readonly status: number;
  /** What the log says in place of any content. */
  readonly reason: string;
  /** The sentence for the parent, in the words of the daycare whose build is served. */
  readonly message: (answers: Answers) => string;
  /** What the same letter needs to be accepted: a check that the browser does by itself; or it can be none, and the family needs another form. */
  readonly needs?: 'spam-check' | 'waiting-list';
  /** Seconds. */
  readonly wait?: number;
}

/** What is told to whoever posted. */
export type Answered = Pick<Refusal, 'status' | 'message' | 'needs' | 'wait'>;

const refusal = (status: number, reason: string, message: Refusal['message']): Refusal => ({ status, reason, message });

/** By reason, in camel case: the status and the sentence. */
const rows = {
  notJson: [400, ({ reload }) => `We could not read what your browser sent. ${reload}`],
  wrongFormat: [415, ({ reload }) => `Your browser sent this form in a way we cannot read. ${reload}`],
  bodyTooLong: [413, ({ allTooLong }) => allTooLong],
  wrongType: [400, ({ reload }) => `Part of this form reached us in a way we cannot read. ${reload}`],
  unknownField: [400, ({ reload }) => `This form sent something that we do not expect. ${reload}`],
  missingField: [400, ({ reload }) => `Part of your message is missing. ${reload}`],
  messageTooLong: [413, ({ messageTooLong }) => messageTooLong],
  subjectTooLong: [413, ({ nameTooLong }) => nameTooLong],
  addressTooLong: [413, ({ addressTooLong }) => addressTooLong],
  unsafeHeader: [400, ({ oddSigns }) => oddSigns],
  addressList: [400, ({ oneAddress }) => oneAddress],
  otherRecipient: [403, ({ otherRecipient }) => otherRecipient],
  otherContent: [403, ({ reload }) => `We could not send this confirmation, because it is not ours. ${reload}`],
  unknownUser: [403, ({ reload }) => `This form names a sender that we do not know (user_id). ${reload}`],
  unknownService: [400, ({ reload }) => `This form names a service that we do not know (service_id). ${reload}`],
  unknownTemplate: [400, ({ reload }) => `We do not know this form (template_id). ${reload}`],
  formGone: [404, ({ reload }) => `Our site has this form no more. ${reload}`],
  looksAutomatic: [403, ({ hiddenField }) => hiddenField],
  proofMissing: [403, ({ reload }) => `The spam check of this form is missing. ${reload}`],
  proofWrong: [403, ({ again }) => `The spam check of this form did not work out. ${again}`],
  proofExpired: [403, ({ again }) => `The spam check of this form was too old. ${again}`],
  proofUsed: [403, ({ again }) => `The spam check of this form was used before. ${again}`],
  /** 429 and not 428: RFC 6585 reserves 428 for conditional requests. Its 429 may also be for a limit of the whole server, with an explanation in the body. */
  proofNeeded: [429, ({ spamCheck }) => spamCheck, 'spam-check'],
  oddMailbox: [400, ({ oddAddress }) => oddAddress],
  mailboxFull: [429, ({ confirmed }) => confirmed],
  notStored: [503, ({ notStored }) => notStored],
  busy: [503, ({ busy }) => busy],
  otherSite: [403, ({ otherSite }) => otherSite],
  broken: [500, ({ broken }) => broken],
  notHttp: [400, ({ reload }) => `We could not read what your browser asked for. ${reload}`],
  tooSlow: [408, ({ tooSlow }) => tooSlow],
  pathTooLong: [414, () => 'This address is longer than any address of our site.'],
  headersTooLong: [431, () => 'Your browser sent more headers than we can read.'],
  changed: [412, () => 'This file is not as it was when your browser last asked for it.'],
  noSuchPart: [416, () => 'This file is shorter than the part that was asked for.'],
  notFound: [404, () => 'There is nothing at this address.'],
  wrongMethod: [405, () => 'This address takes messages only. Please use the form on our site.'],
  /** For pages and files, when one visitor asks for too many of them. */
  tooManyRequests: [429, ({ tooManyPages }) => tooManyPages],
} as const satisfies Record<string, readonly [status: number, message: Refusal['message'], needs?: 'spam-check']>;

export const refusals = Object.fromEntries(
  Object.entries(rows).map(([name, [status, message, needs]]) => {
    const reason = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [name, { ...refusal(status, reason, message), ...(needs ? { needs } : {}) }];
  }),
) as Record<keyof typeof rows, Refusal>;

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

const waitFor = (ms: number, reason: string, sentence: Refusal['message']): Refusal => ({
  ...refusal(429, reason, (answers) => sentence(answers).replaceAll('{wait}', inWords(ms))),
  wait: Math.ceil(ms / 1000),
});

/** @param ms until this visitor may send again */
export const tooMany = (ms: number) => waitFor(ms, 'too-many', (answers) => answers.tooMany);

/** @param ms until everybody may send again */
export const crowded = (ms: number) => waitFor(ms, 'crowded', (answers) => answers.crowded);

function inWords(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

const refusalsByStatus: Record<number, Refusal> = {
  403: refusals.notFound,
  404: refusals.notFound,
  412: refusals.changed,
  413: refusals.bodyTooLong,
  415: refusals.wrongFormat,
  416: refusals.noSuchPart,
};

/** The refusal for an error of the framework or of our own code. The log gets its code, and the stack without its first line: an error's message may quote the body. */
export function refusalOf(error: unknown, { log }: FastifyRequest): Refusal {
  const { statusCode = 500, code = 'unknown', stack } = error as { statusCode?: number; code?: string; stack?: string };
  const isOurs = statusCode >= 500;
  const told = isOurs ? refusals.broken : (refusalsByStatus[statusCode] ?? refusals.notJson);
  const about = { outcome: 'refused', reason: told.reason, code };
  if (isOurs) log.error({ ...about, where: stack?.match(/^ {4}at .*$/gm)?.slice(0, 8) }, 'message');
  else log.info(about, 'message');
  return told;
}
