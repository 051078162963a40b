/**
 * Validates a registration, in the browser and, for forms posted without scripts, in the gateway: no DOM.
 * `today` is any moment of the visitor's calendar day; each check computes the allowed dates from it (product decisions 2, 3 and 6).
 */
// By subpath: the gateway imports this file too, and loading the whole library would take it seconds.
import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { startOfDay } from 'date-fns/startOfDay';
import { subYears } from 'date-fns/subYears';
import { any, refine } from 'zod/mini';

import { messages, steps, type RegistrationAnswers, type RegistrationField } from '#content/words/registration.ts';
import type { Failure } from '#forms/record.ts';
import { failuresOf, filled } from '#forms/rules.ts';
import { dateInWords } from '#mail/local-time.ts';

export type FieldName = RegistrationField['name'];

/** The answers as posted by our form or by anybody: unvalidated. */
export type Given = { readonly [field in FieldName]?: unknown };

/** Inclusive; calendar days as yyyy-MM-dd, the format of date fields. */
export interface DateWindow {
  readonly min: string;
  readonly max?: string;
}

/** The calendar day of a moment in the visitor's time zone. */
export const calendarDay = (date: Date) => formatISO(date, { representation: 'date' });

/** Accepted dates of birth: from 12 years ago to one year ago plus one day (product decision 2). */
export function dobWindow(today: Date): { readonly earliest: string; readonly latest: string } {
  const day = startOfDay(today);
  return { earliest: calendarDay(subYears(day, 12)), latest: calendarDay(addDays(subYears(day, 1), 1)) };
}

/** The earliest start date: today, but during 2025 not before 1 October 2025 (product decision 3). */
export function earliestStart(today: Date): string {
  const day = calendarDay(today);
  return day.startsWith('2025') && day < '2025-10-01' ? '2025-10-01' : day;
}

/** The dates that a date field allows today. */
export function windowOf(field: string, today: Date): DateWindow | undefined {
  const { earliest, latest } = dobWindow(today);
  if (field === 'dob') return { min: earliest, max: latest };
  return field === 'startDate' ? { min: earliestStart(today) } : undefined;
}

/** An existing day, with a year of four digits. */
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isValid(parseISO(value));

/** A completely typed date: while the year is typed, a date field contains 0002, 0020 and 0202 in turn. */
export const isWholeDate = (value: string) => isDay(value) && !value.startsWith('0');

/**
 * The message for a fault that the browser's ValidityState or our limits found in a date field (product decision 4). Dates are in words, such as
 * '1 October 2025', because numeric dates are ambiguous in Canada (product decision 23).
 */
export function nativeDateMessage(
  fault: Partial<Pick<ValidityState, 'badInput' | 'valueMissing' | 'rangeUnderflow' | 'rangeOverflow'>>,
  { min, max }: Partial<DateWindow>,
): string | undefined {
  // First, because browsers report a half-typed date, which has no value, as missing too.
  if (fault.badInput) return messages.dateUnreadable;
  if (fault.valueMissing) return messages.dateMissing;
  if (fault.rangeUnderflow && min) return messages.dateTooEarly.replace('{min}', dateInWords(min));
  if (fault.rangeOverflow && max) return messages.dateTooLate.replace('{max}', dateInWords(max));
  return undefined;
}

/**
 * The invalid fields of a step (1 to 3): a date of birth out of range first, then the others in the order of the form (REQ V11, V20, V25, V51).
 * `halfTyped`: date fields that the browser could not parse.
 */
export function checkStep(step: number, answers: Given, today: Date, halfTyped: readonly FieldName[] = []): Failure[] {
  const fields = (steps[step - 1]?.fields ?? []).filter(({ missing }) => missing);
  const rules = fields.map((field) => [field.name, ruleOf(field, today, halfTyped.includes(field.name))] as const);
  const failures = failuresOf(Object.fromEntries(rules), answers);
  const outOfRange = failures.filter(({ message }) => message === messages.dobOutOfRange);
  return [...outOfRange, ...failures.filter((failure) => !outOfRange.includes(failure))];
}

/** The answers as sent: trimmed, and an empty text for each missing one. */
export function tidyAnswers(answers: Given): RegistrationAnswers {
  const names = steps.flatMap(({ fields }) => fields.map(({ name }) => name));
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  return {
    ...Object.fromEntries(names.map((name) => [name, text(answers[name])])),
    daysRequired: '',
  } as RegistrationAnswers;
}

/** Phone, e-mail and postal code may have any format (REQ V12 to V14). */
function ruleOf({ name, kind, missing = '' }: RegistrationField, today: Date, halfTyped: boolean) {
  if (halfTyped) return any().check(refine(() => false, messages.dateUnreadable));
  const rule = filled(missing);
  if (kind !== 'date') return rule;
  const { min, max } = windowOf(name, today) ?? {};
  const outside =
    name === 'dob' ? messages.dobOutOfRange : nativeDateMessage({ rangeUnderflow: true }, { min: min ?? '' });
  return rule.check(
    refine(isDay, { error: messages.dateUnreadable, abort: true }),
    refine((value) => value >= (min ?? '') && (max === undefined || value <= max), outside ?? ''),
  );
}
