/** How old a child is on a day, and on which day it has an age. Apart from ages.ts, which the home page loads. */
import type { Age } from './ages.ts';

/** The day (year-month-day) so many months after another; of a month that is too short the last day: a child born on 29 February is a year old on 28 February. */
export function monthsAfter(day: string, count: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

const dayLength = 86_400_000;
const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayLength;

/** The day on which a child has that age. */
export const dayOfAge = (born: string, { count, unit }: Age): string =>
  unit === 'week'
    ? isoOf(Date.parse(born) + count * 7 * dayLength)
    : monthsAfter(born, unit === 'year' ? count * 12 : count);

/** The last birth of the children that are taken on a day: that of the lowest age and one day more (product decision 2), and that day where the lowest age is birth. */
export function latestBirth(day: string, { count, unit }: Age): string {
  const latest = isoOf(Date.parse(dayOfAge(day, { count: -count, unit })) + dayLength);
  return latest < day ? latest : day;
}

/** An age in whole months, and the days since. */
export interface AgeInDays {
  readonly months: number;
  readonly days: number;
}

/** The age on a day that is not before the birth. */
export function ageOn(born: string, day: string): AgeInDays {
  const [from, to] = [born, day].map((each) => Number(each.slice(0, 4)) * 12 + Number(each.slice(5, 7)));
  const most = to! - from!;
  const whole = monthsAfter(born, most) > day ? most - 1 : most;
  return { months: whole, days: daysBetween(monthsAfter(born, whole), day) };
}
