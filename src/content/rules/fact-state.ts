/** What the calendar makes of a fact: whether it holds, and what its owner has to do soon. Days are Alberta's (product decision 9), written year-month-day. */
import { longDate } from './dates.ts';

export interface Dates {
  /** The first and the last day on which it holds; without them it has always held, or holds until it is changed. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** The day on which somebody compared it with its source, if it has one, and after how many days that is to be done again. */
  readonly checked?: string | undefined;
  readonly checkEvery?: number | undefined;
}

export type FactState = 'coming' | 'current' | 'due' | 'ending' | 'ended';

/** So many days before it ends, or is to be compared again, its owner is told. */
const daysAhead = 30;

/** An instant (ms since the epoch) as clocks say it that differ from UTC by `utcOffset`: '2025-12-10T19:05:00.000', and a Z that means nothing. */
export const localAt = (instant: number, utcOffset: string) =>
  new Date(instant - Date.parse(`1970-01-01T00:00${utcOffset}`)).toISOString();

/** The day of an instant. */
export const dayAt = (instant: number, utcOffset: string) => localAt(instant, utcOffset).slice(0, 10);

/** The midnight before a day, and the one after it, in ms since the epoch. */
export const beginOf = (day: string, utcOffset: string) => Date.parse(`${day}T00:00${utcOffset}`);
export const endOf = (day: string, utcOffset: string) => Date.parse(`${day}T24:00${utcOffset}`);

/** The day so many days after another, such as 2026-12-25. */
export const daysAfter = (day: string, days: number) => dayAt(Date.parse(day) + days * 86_400_000, '+00:00');
/** The day by which it is to be compared with its source again. */
export const dueOn = ({ checked, checkEvery }: Dates) => checked && checkEvery && daysAfter(checked, checkEvery);

/** Whether its owner is to be told that it ends. */
export const endsSoon = (until: string, day: string) => day >= daysAfter(until, -daysAhead);

/** Of a fact that ends soon and is due as well, that it ends. */
export function stateOf(fact: Dates, day: string): FactState {
  const { from = day, until = day } = fact;
  if (day < from) return 'coming';
  if (day > until) return 'ended';
  if (fact.until && endsSoon(until, day)) return 'ending';
  const due = dueOn(fact);
  return due && day >= due ? 'due' : 'current';
}

/** Whether pages may say it. */
export const holds = ({ from, until }: Dates, day: string) => (!from || from <= day) && (!until || day <= until);

/** Whether a picture or a recording may be shown. */
export const hasConsent = (until: string, day: string) => day <= until;

/** What the owner has to do about a consent to a picture or a recording, as a sentence that continues after its place; none while there are more than 30 days. */
export function consentNotice(what: string, name: string, until: string, day: string): string | undefined {
  if (!hasConsent(until, day))
    return `the consent for “${name}” ended on ${longDate(until)}: no page shows the ${what} any more. Take the entry and the file out, or write the day of a new consent.`;
  return endsSoon(until, day)
    ? `the consent for “${name}” ends on ${longDate(until)}: from the next day on, no page shows the ${what}. Ask the family again, or put in another.`
    : undefined;
}

/** What its owner has to know or do, a sentence each, which continues after the entry's name; none while there are more than 30 days. */
export function noticesOf(fact: Dates, day: string): string[] {
  const state = stateOf(fact, day);
  const due = dueOn(fact);
  const withheld = 'pages say “otherwise” instead';
  const { from = '', until = '' } = fact;
  if (state === 'coming') return [`hold from ${longDate(from)} on. Until then, ${withheld}.`];
  if (state === 'ended') return [`ended on ${longDate(until)}: ${withheld}. Put in what holds now.`];
  return [
    ...(state === 'ending'
      ? [`end on ${longDate(until)}: from the next day on, ${withheld}. Find out what follows.`]
      : []),
    ...(due && day >= daysAfter(due, -daysAhead)
      ? [
          `${day < due ? 'are' : 'were'} to be compared with their source by ${longDate(due)}. Then write the day at “checked”.`,
        ]
      : []),
  ];
}
