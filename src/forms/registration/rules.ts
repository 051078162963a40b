/**
 * When a registration is whole: one set of rules for the browser and for the gateway, which reads the form when no script runs. No DOM.
 * `today` is any moment of the visitor's own calendar day; every window is computed from it at each check (product decisions 2, 3 and 6).
 */
// By subpath: the gateway imports this file too, and the whole library takes it seconds to read.
import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { startOfDay } from 'date-fns/startOfDay';
import { subYears } from 'date-fns/subYears';
import { any, refine } from 'zod/mini';

import { longDate } from '#content/rules/dates.ts';
import { messages, steps, type RegistrationAnswers, type RegistrationField } from '#content/words/registration.ts';
import type { Failure } from '#forms/record.ts';
import { failuresOf, filled } from '#forms/rules.ts';

export type FieldName = RegistrationField['name'];

/** The answers as they come, from our form or from anybody's post: nothing about them is sure. */
export type Given = { readonly [field in FieldName]?: unknown };

/** Both ends are allowed; calendar days as yyyy-MM-dd, as date fields hold them. */
export interface DateWindow {
  readonly min: string;
  readonly max?: string;
}

/** The calendar day of a moment where the visitor is. */
export const calendarDay = (date: Date) => formatISO(date, { representation: 'date' });

/** Dates of birth we can take: 12 years ago up to a year ago and one day (product decision 2). */
export function dobWindow(today: Date): { readonly earliest: string; readonly latest: string } {
  const day = startOfDay(today);
  return { earliest: calendarDay(subYears(day, 12)), latest: calendarDay(addDays(subYears(day, 1), 1)) };
}

/** The first day a child can start: today, or 1 October 2025 while that is to come in 2025 (product decision 3). */
export function earliestStart(today: Date): string {
  const day = calendarDay(today);
  return day.startsWith('2025') && day < '2025-10-01' ? '2025-10-01' : day;
}

/** What a date field allows today. */
export function windowOf(field: string, today: Date): DateWindow | undefined {
  const { earliest, latest } = dobWindow(today);
  if (field === 'dob') return { min: earliest, max: latest };
  return field === 'startDate' ? { min: earliestStart(today) } : undefined;
}

/** A real day, with a year of four digits. */
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isValid(parseISO(value));

/** A day that is typed to its end: while a year is typed, a date field holds 0002, 0020 and 0202 in turn. */
export const isWholeDate = (value: string) => isDay(value) && !value.startsWith('0');

/**
 * A date field's own message, when the browser's ValidityState (or our windows) finds fault with it (product decision 4). Its days are in words, such as
 * '1 October 2025': Canadians read numeric dates both ways (product decision 23).
 */
export function nativeDateMessage(
  fault: Partial<Pick<ValidityState, 'badInput' | 'valueMissing' | 'rangeUnderflow' | 'rangeOverflow'>>,
  { min, max }: Partial<DateWindow>,
): string | undefined {
  // A half-typed date has no value, so browsers call it missing as well: this comes first.
  if (fault.badInput) return messages.dateUnreadable;
  if (fault.valueMissing) return messages.dateMissing;
  if (fault.rangeUnderflow && min) return messages.dateTooEarly.replace('{min}', longDate(min));
  if (fault.rangeOverflow && max) return messages.dateTooLate.replace('{max}', longDate(max));
  return undefined;
}

/**
 * What is wrong with a step (1 to 3), in the order in which it is said: a date of birth out of range first, then field after field
 * (REQ V11, V20, V25, V51). `halfTyped` are the date fields whose browser could not read them.
 */
export function checkStep(step: number, answers: Given, today: Date, halfTyped: readonly FieldName[] = []): Failure[] {
  const fields = (steps[step - 1]?.fields ?? []).filter(({ missing }) => missing);
  const rules = fields.map((field) => [field.name, ruleOf(field, today, halfTyped.includes(field.name))] as const);
  const failures = failuresOf(Object.fromEntries(rules), answers);
  const outOfRange = failures.filter(({ message }) => message === messages.dobOutOfRange);
  return [...outOfRange, ...failures.filter((failure) => !outOfRange.includes(failure))];
}

/** The answers as they are sent: without spaces around them, and none of them missing. */
export function tidyAnswers(answers: Given): RegistrationAnswers {
  const names = steps.flatMap(({ fields }) => fields.map(({ name }) => name));
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  return {
    ...Object.fromEntries(names.map((name) => [name, text(answers[name])])),
    daysRequired: '',
  } as RegistrationAnswers;
}

/** No format is asked of phone, e-mail or postal code (REQ V12 to V14). */
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
