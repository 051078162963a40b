/** Hours that hold in a part of the year, as the owner writes them: from and until a day of one year (2027-07-01), or of every year (07-01). */
import { longDate } from './dates.ts';
import type { Days } from './special-days.ts';

export interface OtherHours {
  readonly from: string;
  readonly until: string;
  readonly hours: string;
}

const isOfOneYear = (day: string) => day.length > '07-01'.length;

/** Their days in a year, in the one before it and in the three after it. Those of every year may last beyond its end. */
export function spansAround(year: number, { from, until }: OtherHours): Days[] {
  if (isOfOneYear(from)) return [{ from, until }];
  return [-1, 0, 1, 2, 3].map((after) => ({
    from: `${year + after}-${from}`,
    until: `${year + after + (until < from ? 1 : 0)}-${until}`,
  }));
}

/** “From 1 July to 31 August: Monday to Friday, 8:00 am to 4:00 pm”, with the year if it is one alone. */
export function otherHoursInWords({ from, until, hours }: OtherHours): string {
  const [first, last] = [from, until].map((day) =>
    isOfOneYear(day) ? longDate(day) : longDate(`2027-${day}`).replace(' 2027', ''),
  );
  return `From ${first} to ${last}: ${hours}`;
}
