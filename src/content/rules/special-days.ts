/** Days on which something else holds than in other weeks: a span of days, or those of it that repeat. */
export interface Days {
  readonly from: string;
  readonly until: string;
  readonly every?: Repeat;
}

/** A day of the week, from Sunday on, and which of them in each month: 0 for all, 5 for the last. */
export type Repeat = readonly [weekday: number, inMonth: number];

/** Days without a last one end here. */
export const noEnd = '9999-12-31';

const day = 86_400_000;

export function isOn(date: string, { from, until, every }: Days): boolean {
  if (date < from || until < date) return false;
  if (!every) return true;
  const at = new Date(date);
  const [weekday, inMonth] = every;
  if (at.getUTCDay() !== weekday || !inMonth) return at.getUTCDay() === weekday;
  return inMonth === 5
    ? new Date(+at + 7 * day).getUTCMonth() !== at.getUTCMonth()
    : Math.ceil(at.getUTCDate() / 7) === inMonth;
}

/** The days as they come next, on a day or after it: what repeats, as the next of its days. None if they have passed. */
export function nextOf<Given extends Days>(days: Given, today: string): Given | undefined {
  if (!days.every) return today <= days.until ? days : undefined;
  const first = Date.parse(today < days.from ? days.from : today);
  // At most five weeks lie between two of the same days of a month.
  for (let at = first; at < first + 36 * day; at += day) {
    const date = new Date(at).toISOString().slice(0, 10);
    if (isOn(date, days)) return { ...days, from: date, until: date };
  }
  return undefined;
}
