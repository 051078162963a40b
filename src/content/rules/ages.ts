/** The ages that a daycare takes, as it writes them: “19 months to 6 years”, or “1 to 6 years”. */
const form = /^(\d+)(?: (week|month|year)s?)? to (\d+) (week|month|year)s?$/;
const months = { week: 12 / 52, month: 1, year: 12 } as const;

export interface Age {
  readonly count: number;
  readonly unit: keyof typeof months;
}

export interface Ages {
  readonly from: Age;
  readonly to: Age;
}

/** With “to” in the place of a dash before a number: “5–12 years” as “5 to 12 years”. */
export const withTo = (text: string) => text.replaceAll(/ ?[-–—] ?(?=\d)/g, ' to ');

/** The two ages of a text; undefined if it has another form, or if the first is not the younger one. */
export function agesIn(text: string): Ages | undefined {
  const [, from, unit, to, lastUnit] = form.exec(withTo(text)) ?? [];
  if (!lastUnit) return undefined;
  const ages = { from: ageOf(from, unit ?? lastUnit), to: ageOf(to, lastUnit) };
  return monthsOf(ages.from) < monthsOf(ages.to) ? ages : undefined;
}

const ageOf = (count: string | undefined, unit: string): Age => ({ count: Number(count), unit: unit as Age['unit'] });

/** An age in months, so that ages can be compared. */
export const monthsOf = ({ count, unit }: Age) => count * months[unit];

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
  unit === 'week' ? isoOf(Date.parse(born) + count * 7 * dayLength) : monthsAfter(born, count * months[unit]);

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
