/** The letter of a registration (REQ M4 to M11): composed by the browser, or by the gateway if the form was posted without scripts. */
import { type Message } from './contract.ts';
import { type Letterhead } from './letterhead.ts';
import { dateInWords, localTime } from './local-time.ts';
import { escapeHtml } from './escape-html.ts';
import { dash, line, lines, htmlLetter, stylesIn } from './letter-template.ts';

/** The labels of the 14 fields, in the order of the letter. */
const labels = {
  parentFirstName: 'First name',
  parentLastName: 'Last name',
  parentNumber: 'Phone',
  parentEmail: 'Email',
  parentAddress: 'Address',
  parentCity: 'City',
  parentProvince: 'Province',
  parentPostalCode: 'Postal code',
  foundUs: 'Found us through',
  note: 'Note',
  childFirstName: 'First name',
  childLastName: 'Last name',
  startDate: 'Requested start date',
  dob: 'Date of birth',
} as const;

/** Only in the letter of a further child, after all fields of the form. */
const siblingOf = 'Brother or sister of';

const onlyDash = new RegExp(`^${dash}$`);

export type RegistrationField = keyof typeof labels;
/** `siblings` names children of the same family whose requests came just before. */
export type RegistrationLetterAnswers = Readonly<Record<RegistrationField, string>> & { readonly siblings?: string };
/** The daycare's own questions, each with its answer as `ownAnswer` makes it. */
export type OwnAnswers = readonly (readonly [question: string, answer: string])[];
export const ownAnswer = (typed: string) => line(typed).replace(onlyDash, '') || dash;

export const registrationFields = Object.keys(labels) as readonly RegistrationField[];

const parent = registrationFields.slice(0, 8);
const child = registrationFields.slice(10);

/**
 * The letter to the provider. `now` is the time of submission; the letter shows it in the provider's local time.
 * @param said the daycare's own questions and answers as HTML
 */
export function registrationReport(
  letterhead: Letterhead,
  answers: RegistrationLetterAnswers,
  now: Date,
  own: OwnAnswers = [],
  said = escapeHtml,
): Message {
  const styles = stylesIn(letterhead.colours);
  // A typed dash counts as empty, so that `readRegistration` returns the same values.
  const typed = (name: RegistrationField) => line(answers[name]).replace(onlyDash, '');
  const value = (name: RegistrationField) => typed(name) || dash;
  const fullName = (first: RegistrationField, last: RegistrationField) =>
    `${typed(first)} ${typed(last)}`.trim() || dash;
  const childName = fullName('childFirstName', 'childLastName');
  const parentName = fullName('parentFirstName', 'parentLastName');
  const summary = (name: RegistrationField) => {
    const whose = parent.includes(name) ? 'Parent: ' : child.includes(name) ? 'Child: ' : '';
    return [whose + labels[name], value(name)] as const;
  };
  const siblings = line(answers.siblings ?? '').replace(onlyDash, '');
  const head = letterhead.asksHouse ? own.slice(0, 1) : [];
  const others = own.slice(head.length);
  const further = siblings ? [...others, [siblingOf, siblings] as const] : others;
  const rowOf = (label: string, html: string) =>
    `<tr><th scope="row" style="${styles.label}">${label}</th><td style="${styles.value}">${html}</td></tr>`;
  const row = (name: RegistrationField) => rowOf(labels[name], cell(name, value(name)));
  const section = (title: string, content: string) => `<h2 style="${styles.heading}">${title}</h2>\n${content}`;
  const table = (names: readonly RegistrationField[], more: OwnAnswers = []) =>
    `<table style="${styles.table}"><tbody>\n${[...names.map(row), ...more.map(([label, text]) => rowOf(said(label), said(text)))].join('\n')}\n</tbody></table>`;
  const sent = localTime(now, letterhead.utcOffset);

  return {
    to: letterhead.email,
    subject: `Registration Request — ${childName} | ${parentName} — ${letterhead.name}`,
    message: [...head, ...registrationFields.map(summary), ...further].map((each) => each.join(': ')).join(' | '),
    html: htmlLetter(
      letterhead.colours,
      'Registration request',
      [
        ...(head.length ? [table([], head)] : []),
        section('Parent', table(parent)),
        section('How they found us', table(['foundUs'])),
        section(
          'Note',
          `<p style="${styles.text}">${escapeHtml(lines(answers.note) || dash).replaceAll('\n', '<br />\n')}</p>`,
        ),
        section('Child', table(child, further)),
        `<p style="${styles.ending}">Submitted <time datetime="${sent.machine}">${sent.people}</time> (${escapeHtml(letterhead.address.province)} time, UTC${letterhead.utcOffset})</p>`,
      ].join('\n'),
    ),
  };
}

/** Shows dates in words, and keeps the typed value in the `datetime` attribute. */
function cell(name: RegistrationField, text: string): string {
  const words = name === 'startDate' || name === 'dob' ? dateInWords(text) : text;
  return words === text ? escapeHtml(text) : `<time datetime="${escapeHtml(text)}">${escapeHtml(words)}</time>`;
}
