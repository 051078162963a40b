/**
 * Parses a letter of the site's own forms back into what the visitor typed, so that the gateway can compose it with the letterhead of today and knows the address for
 * Reply-To (product decision 29). The page that posted it may be older than the build that is served: a letter is the site's own if the parsed values, composed again
 * with one of these letterheads, make the same letter. Colours are left out of the comparison, since nothing of what was posted is mailed but those values.
 */
import { contactInquiry, type Inquiry } from './contact-inquiry.ts';
import { type Message } from './contract.ts';
import { unescapeHtml } from './escape-html.ts';
import { type Letterhead } from './letterhead.ts';
import { dash, none } from './letter-template.ts';
import { saidIn } from './own-words.ts';
import {
  registrationFields,
  ownAnswer,
  registrationReport,
  type OwnAnswers,
  type RegistrationLetterAnswers,
} from './registration-report.ts';
import { waitingListLetter, waitingRequestIn, waitingTitle, type WaitingRequest } from './waiting-list.ts';

// Values are escaped, so the first `<` after a value ends it. The patterns begin with fixed text and match in linear time.
const cellPattern = /<td style="[^"<>]*">(?:<time datetime="([^"<]*)">|<span [^<>]*>)?([^<]*)</g;
const notePattern = />Note<\/h2>\n<p style="[^"<>]*">((?:[^<]|<br \/>)*)<\/p>/;
const submittedPattern = /Submitted <time datetime="([\dT:+-]{25})">/;

export interface ReadRegistration {
  readonly answers: RegistrationLetterAnswers;
  readonly own: OwnAnswers | undefined;
  /** When the visitor sent it. */
  readonly submitted: Date;
}

/** The registration in a letter, or undefined if `registrationReport` would not compose this letter with any of the letterheads. */
export function readRegistration(letterheads: readonly Letterhead[], message: Message): ReadRegistration | undefined {
  const { html } = message;
  if (!html) return undefined;
  // The table cells hold all fields except the note, in the order of `registrationFields`; after them the daycare's own, and, of a further child, the brothers and sisters.
  const cells = [...html.matchAll(cellPattern)].map(([, date, text]) => date ?? text);
  const note = notePattern.exec(html)?.[1]?.replaceAll('<br />', '');
  const time = submittedPattern.exec(html)?.[1];
  if (note === undefined || !time) return undefined;
  const typed = [...cells, note].map((text = '') => (text === dash ? '' : unescapeHtml(text)));
  const submitted = new Date(time);
  if (Number.isNaN(submitted.getTime())) return undefined;
  for (const letterhead of letterheads)
    // A page of a build before may have asked no further question.
    for (const questions of new Set([letterhead.questions, undefined])) {
      const head = questions && letterhead.asksHouse ? 1 : 0;
      const values = typed.slice(head, -1).toSpliced(registrationFields.indexOf('note'), 0, typed.at(-1)!);
      const further = [...typed.slice(0, head), ...values.slice(registrationFields.length)];
      const own = questions?.map((question) => [question, ownAnswer(further.shift() ?? '')] as const);
      const [siblings] = further;
      const answers = {
        ...Object.fromEntries(registrationFields.map((name, index) => [name, values[index] ?? ''])),
        ...(siblings && { siblings }),
      } as RegistrationLetterAnswers;
      if (isSame(registrationReport(letterhead, answers, submitted, own, saidIn(letterhead)), message))
        return { answers, own, submitted };
    }
  return undefined;
}

/** The fields of a contact inquiry, or undefined if `contactInquiry` would not compose this letter with any of the letterheads. */
export function readInquiry(letterheads: readonly Letterhead[], message: Message): Inquiry | undefined {
  const end = message.message.lastIndexOf('\n\nName: ');
  const details = /^\n\nName: (.*)\nEmail: (.*)\nPhone: (.*)$/.exec(message.message.slice(end));
  if (end < 0 || !details) return undefined;
  const [name = '', email = '', phone = ''] = details.slice(1).map((value) => (value === none ? '' : value));
  const inquiry = { name, email, phone, message: message.message.slice(0, end) };
  return letterheads.some((letterhead) => isSame(contactInquiry(letterhead, inquiry), message)) ? inquiry : undefined;
}

/** The request of a letter about the waiting list, or undefined if `waitingListLetter` would not compose this letter with any of the letterheads. */
function readWaitingRequest(letterheads: readonly Letterhead[], message: Message): WaitingRequest | undefined {
  const request = waitingRequestIn(message);
  const isOurs = request && letterheads.some((letterhead) => isSame(waitingListLetter(letterhead, request), message));
  return isOurs ? request : undefined;
}

/** What was typed into a form whose letter is plain text, and that letter with the first of the letterheads. */
export function readPlainLetter(letterheads: readonly Letterhead[], message: Message) {
  const present = letterheads[0]!;
  const inquiry = readInquiry(letterheads, message);
  if (inquiry) return { kind: 'inquiry', answers: inquiry, letter: contactInquiry(present, inquiry) } as const;
  const request = readWaitingRequest(letterheads, message);
  return request && ({ kind: 'waiting-list', answers: request, letter: waitingListLetter(present, request) } as const);
}

/** Whether a letter has the form of the site's own, of whatever daycare. */
export const looksOwn = ({ message, html = '' }: Message) =>
  submittedPattern.test(html) ||
  /\n\nName: .*\nEmail: .*\nPhone: .*$/.test(message) ||
  message.startsWith(`${waitingTitle}\n\n`);

/** Whether two letters say the same, whatever their colours. */
export const isSame = (one: Message, other: Message) =>
  one.to === other.to &&
  one.subject === other.subject &&
  one.message === other.message &&
  withoutStyles(one.html) === withoutStyles(other.html);

const withoutStyles = (html: string | undefined) => html?.replaceAll(/ style="[^"]*"/g, ' style=""');
