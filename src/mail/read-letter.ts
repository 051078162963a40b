/**
 * Parses a letter of the site's own forms back into what the visitor typed. The gateway needs the sender's address for Reply-To (product decision 29). To know
 * that this code composed the letter, it composes the parsed values again and compares: any difference means a letter from elsewhere.
 */
import { contactInquiry, type Inquiry } from './contact-inquiry.ts';
import { type Message } from './contract.ts';
import { unescapeHtml } from './escape-html.ts';
import { type Letterhead } from './letterhead.ts';
import { dash, none, styles } from './letter-template.ts';
import { registrationFields, registrationReport, type RegistrationLetterAnswers } from './registration-report.ts';

// Values are escaped, so the first `<` after a value ends it. The patterns begin with fixed text and match in linear time.
const cellPattern = new RegExp(`<td style="${styles.value}">(?:<time datetime="([^"<]*)">)?([^<]*)<`, 'g');
const notePattern = new RegExp(`>Note</h2>\n<p style="${styles.text}">((?:[^<]|<br />)*)</p>`);
const submittedPattern = /Submitted <time datetime="([\dT:+-]{25})">/;

/** The answers of a registration, or undefined if `registrationReport` would not compose exactly this letter. */
export function readRegistration(letterhead: Letterhead, message: Message): RegistrationLetterAnswers | undefined {
  const { html } = message;
  if (!html) return undefined;
  // The table cells hold all fields except the note, in the order of `registrationFields`.
  const cells = [...html.matchAll(cellPattern)].map(([, date, text]) => date ?? text);
  const note = notePattern.exec(html)?.[1]?.replaceAll('<br />', '');
  const submitted = submittedPattern.exec(html)?.[1];
  if (note === undefined || !submitted) return undefined;
  cells.splice(registrationFields.indexOf('note'), 0, note);

  const values = cells.map((text = '') => (text === dash ? '' : unescapeHtml(text)));
  const answers = Object.fromEntries(registrationFields.map((name, index) => [name, values[index] ?? '']));
  const now = new Date(submitted);
  if (Number.isNaN(now.getTime())) return undefined;
  const composed = registrationReport(letterhead, answers as RegistrationLetterAnswers, now);
  return isSame(composed, message) ? (answers as RegistrationLetterAnswers) : undefined;
}

/** The fields of a contact inquiry, or undefined if `contactInquiry` would not compose exactly this letter. */
export function readInquiry(letterhead: Letterhead, message: Message): Inquiry | undefined {
  const end = message.message.lastIndexOf('\n\nName: ');
  const details = /^\n\nName: (.*)\nEmail: (.*)\nPhone: (.*)$/.exec(message.message.slice(end));
  if (end < 0 || !details) return undefined;
  const [name = '', email = '', phone = ''] = details.slice(1).map((value) => (value === none ? '' : value));
  const inquiry = { name, email, phone, message: message.message.slice(0, end) };
  return isSame(contactInquiry(letterhead, inquiry), message) ? inquiry : undefined;
}

export const isSame = (one: Message, other: Message) =>
  one.to === other.to && one.subject === other.subject && one.message === other.message && one.html === other.html;
