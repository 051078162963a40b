/**
 * What a valid registration is, in the browser and, for what is posted without scripts, in the gateway: no DOM, and nothing of the daycare but its ages.
 * `today` is any moment of the visitor's calendar day; each check computes the allowed dates from it (product decisions 2, 3 and 6).
 */
// By subpath: the gateway imports this file too, and loading the whole library would take it seconds.
import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { startOfDay } from 'date-fns/startOfDay';
import { sub } from 'date-fns/sub';
import { object, refine, string, type infer as Infer } from 'zod/mini';

import { agesIn, type Age, type Ages } from '#content/rules/ages.ts';
import { dobOutOfRange, messages, missing } from '#content/words/registration.ts';
import { requiredLine, likeAddress, text } from '#forms/check.ts';
import type { Letterhead } from '#mail/letterhead.ts';
import { dateInWords } from '#mail/local-time.ts';

/** Inclusive; calendar days as yyyy-MM-dd, the format of date fields. */
export interface DateWindow {
  readonly min: string;
  readonly max?: string;
}

/** The ages that a daycare takes, and the day on which they count. */
export type AgeRule = Pick<Letterhead, 'ages'> & { readonly agesAt?: Letterhead['agesAt'] | undefined };

/**
 * Phone, e-mail and postal code may have any format (REQ V12 to V14).
 * @param start the start date as it was typed
 */
export const schemaFor = (rule: AgeRule, today: Date, start: string) =>
  object({
    parentFirstName: requiredLine(missing.parentFirstName),
    parentLastName: requiredLine(missing.parentLastName),
    parentNumber: requiredLine(missing.parentNumber),
    parentEmail: likeAddress(missing.parentEmail),
    parentAddress: requiredLine(missing.parentAddress),
    parentCity: requiredLine(missing.parentCity),
    parentProvince: requiredLine(missing.parentProvince),
    parentPostalCode: requiredLine(missing.parentPostalCode),
    foundUs: requiredLine(missing.foundUs),
    note: text(),
    childFirstName: requiredLine(missing.childFirstName),
    childLastName: requiredLine(missing.childLastName),
    startDate: dateIn(startWindow(today), missing.startDate, ({ min }) => tooEarly(min)),
    dob: dateIn(birthDays(rule, today, start), missing.dob, () => dobOutOfRange(rule.ages, rule.agesAt)),
    // Kept in the form's state; it has no field and is not sent.
    daysRequired: string(),
    // The names of children of the same family who were registered just before; it has no field either.
    siblings: text(),
  });

export type Registration = Infer<ReturnType<typeof schemaFor>> & {
  /** By the names of the daycare's own fields; of several boxes or lines, by theirs. */
  own?: Record<string, string | Record<string, string>>;
};

export const empty: Registration = {
  parentFirstName: '',
  parentLastName: '',
  parentNumber: '',
  parentEmail: '',
  parentAddress: '',
  parentCity: '',
  parentProvince: '',
  parentPostalCode: '',
  foundUs: '',
  note: '',
  childFirstName: '',
  childLastName: '',
  startDate: '',
  dob: '',
  daysRequired: '',
  siblings: '',
};

/** From the oldest age ago to the youngest age ago plus one day (product decision 2), but to that day itself where the youngest age is birth. */
export function birthWindow(today: Date, { from, to }: Ages) {
  const before = ({ count, unit }: Age) => sub(startOfDay(today), { [`${unit}s`]: count });
  const latest = addDays(before(from), 1);
  return { min: calendarDay(before(to)), max: calendarDay(latest < today ? latest : today) };
}

/** Today or later, but during 2025 not before 1 October 2025 (product decision 3). */
export function startWindow(today: Date): DateWindow {
  const day = calendarDay(today);
  return { min: day.startsWith('2025') && day < '2025-10-01' ? '2025-10-01' : day };
}

export type DateField = 'startDate' | 'dob';

export const isDateField = (name: string): name is DateField => name === 'startDate' || name === 'dob';

/** The dates of birth of the ages that a daycare takes, today or on the start date: any while that one is awaited. */
export const birthDays = ({ ages, agesAt }: AgeRule, today: Date, start: string): DateWindow =>
  agesAt && !isDay(start) ? anyDay : birthWindow(agesAt ? parseISO(start) : today, agesIn(ages)!);

const anyDay: DateWindow = { min: '' };

/** The dates that a date field allows on a day. */
export const windowOf = (name: DateField, rule: AgeRule, today: Date, start: string): DateWindow =>
  name === 'dob' ? birthDays(rule, today, start) : startWindow(today);

/** The calendar day of a moment in the visitor's time zone. */
export const calendarDay = (date: Date) => formatISO(date, { representation: 'date' });

/** A completely typed date: while the year is typed, a date field contains 0002, 0020 and 0202 in turn. */
export const isWholeDate = (value: string) => isDay(value) && !value.startsWith('0');

/** A year such as 23, which a date field takes for 0023. */
export const hasShortYear = (value: string) => /^0\d{3}-/.test(value);

/** An existing day, with a year of four digits. */
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isValid(parseISO(value));

const dateIn = (window: DateWindow, blank: string, outside: (window: DateWindow) => string) =>
  requiredLine(blank).check(
    refine(isDay, { error: messages.dateUnreadable, abort: true }),
    refine((day) => day >= window.min && (window.max === undefined || day <= window.max), outside(window)),
  );

/** In words, such as '1 October 2025', because numeric dates are ambiguous in Canada (product decision 23). */
const tooEarly = (min: string) => messages.dateTooEarly.replace('{min}', dateInWords(min));
