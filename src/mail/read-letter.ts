/**
 * Reads a letter of ours back into what was typed. The gateway needs the sender's address (product decision 29) and trusts only a letter that this
 * code composed: what is read is composed again, and anything that is not exactly equal counts as somebody else's letter.
 */
import { contactInquiry, type Inquiry } from './contact-inquiry.ts';
import { type Message } from './contract.ts';
import { type Letterhead } from './letterhead.ts';
import { dash, styles } from './paper.ts';
import { registrationFields, registrationReport, type RegistrationLetterAnswers } from './registration-report.ts';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const unescape = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

// Values are escaped, so the first tag after a value is ours. The patterns begin with fixed text and never look ahead, so that no letter is slow to read.
const cellPattern = new RegExp(`<td style="${styles.value}">(?:<time datetime="([^"<]*)">)?([^<]*)<`, 'g');
const notePattern = new RegExp(`>Note</h2>\n<p style="${styles.text}">((?:[^<]|<br />)*)</p>`);
const submittedPattern = /Submitted <time datetime="([\dT:+-]{25})">/;

/** The answers of a registration request, or undefined if this is not exactly a letter of `registrationReport`. */
export function readRegistration(letterhead: Letterhead, message: Message): RegistrationLetterAnswers | undefined {
  const { html } = message;
  if (!html) return undefined;
  // The cells hold all fields but the note, in their order.
  const cells = [...html.matchAll(cellPattern)].map(([, date, text]) => date ?? text);
  const note = notePattern.exec(html)?.[1]?.replaceAll('<br />', '');
  const submitted = submittedPattern.exec(html)?.[1];
  if (note === undefined || !submitted) return undefined;
  cells.splice(registrationFields.indexOf('note'), 0, note);

  const values = cells.map((text = '') => (text === dash ? '' : unescape(text)));
  const answers = Object.fromEntries(registrationFields.map((name, index) => [name, values[index] ?? '']));
  const now = new Date(submitted);
  if (Number.isNaN(now.getTime())) return undefined;
  const again = registrationReport(letterhead, answers as RegistrationLetterAnswers, now);
  return isSame(again, message) ? (answers as RegistrationLetterAnswers) : undefined;
}

/** What a contact inquiry says of its sender, or undefined if this is not exactly a letter of `contactInquiry`. */
export function readInquiry(letterhead: Letterhead, message: Message): Inquiry | undefined {
  const end = message.message.lastIndexOf('\n\nName: ');
  const details = /^\n\nName: (.*)\nEmail: (.*)\nPhone: (.*)$/.exec(message.message.slice(end));
  if (end < 0 || !details) return undefined;
  const [name = '', email = '', phone = ''] = details.slice(1).map((value) => (value === 'N/A' ? '' : value));
  const inquiry = { name, email, phone, message: message.message.slice(0, end) };
  return isSame(contactInquiry(letterhead, inquiry), message) ? inquiry : undefined;
}

/** Equal in every part: nothing more, nothing less, nothing else. */
export const isSame = (one: Message, other: Message) =>
  one.to === other.to && one.subject === other.subject && one.message === other.message && one.html === other.html;
