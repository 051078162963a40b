import { longDate } from './dates.ts';

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** '2026-12-11' as 'Friday, 11 December 2026', in which no line breaks between the day and its month. Noon in UTC, so that no time zone changes the weekday. */
export const dayInWords = (date: string) =>
  `${weekdays[new Date(`${date.slice(0, 10)}T12:00:00Z`).getUTCDay()]}, ${longDate(date).replace(' ', '\u{A0}')}`;
