import { longDate } from './dates.ts';

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** '2026-12-11' as 'Friday'. A date alone is midnight in UTC, so no time zone changes the weekday. */
export const weekdayOf = (date: string) => weekdays[new Date(date.slice(0, 10)).getUTCDay()]!;

/** '2026-12-11' as 'Friday, 11 December 2026', in which no line breaks between the day and its month. */
export const dayInWords = (date: string) => `${weekdayOf(date)}, ${longDate(date).replace(' ', '\u{A0}')}`;
