/**
 * Dates and times in words on pages, in Alberta's local time whatever the visitor's time zone. Without `Intl`, because loading its formats blocks a slow phone's
 * main thread for 200 ms at first use, and without date-fns, whose `format` adds 4.7 KB to the first scripts of 27 pages, more than their budget (decision 012).
 */
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const monthsInFull = 'January February March April May June July August September October November December'.split(' ');

const partsOf = (date: string) => date.slice(0, 10).split('-').map(Number) as [number, number, number];

/** '2025-12-10' as '10 Dec 2025'. */
export function shortDate(date: string): string {
  const [year, month, day] = partsOf(date);
  return `${day} ${months[month - 1]} ${year}`;
}

/** '2025-12-10' as '10 December 2025'. */
export function longDate(date: string): string {
  const [year, month, day] = partsOf(date);
  return `${day} ${monthsInFull[month - 1]} ${year}`;
}

/** '2025-12-10T19:05' as '7:05 pm', with a space that does not break. */
export function timeOf(moment: string): string {
  const [hour, minute] = moment.slice(11).split(':').map(Number) as [number, number];
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u{A0}${hour < 12 ? 'am' : 'pm'}`;
}

/** What an owner writes, with each “6:45 am” in one piece. */
export const withWholeTimes = (words: string) => words.replace(/(?<=\d) (?=[ap]m\b)/g, '\u{A0}');

/** The same of a time at which something ends: “12:00 pm” and “12:00 am” are easily taken for each other. */
export const endTimeOf = (moment: string) =>
  ({ '12:00': 'noon', '00:00': 'midnight' })[moment.slice(11, 16)] ?? timeOf(moment);

/** Minutes after midnight as '6:45 am to noon'. */
export function spanInWords([from, to]: readonly [number, number]): string {
  const [begins, ends] = [from, to].map((minutes) => new Date(minutes * 60_000).toISOString()) as [string, string];
  return `${timeOf(begins)} to ${endTimeOf(ends)}`;
}

/** '2025-12-10' as 'December'. */
export const monthOf = (date: string) => monthsInFull[partsOf(date)[1] - 1]!;

/** '2025-12' as 'Dec'. */
export const shortMonth = (month: string) => months[partsOf(month)[1] - 1]!;
