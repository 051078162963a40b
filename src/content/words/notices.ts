/** The words around notices, which are the owner's (site/notices.yaml). */
import { endTimeOf, longDate, timeOf } from '#content/rules/dates.ts';
import { dayOf, type WrittenNotice } from '#content/rules/notices.ts';

type Times = Pick<WrittenNotice, 'from' | 'until'>;

/** “7 December 2026”, “7 December 2026, 6:00 am to 11:30 am”, “until 9 December 2026, noon”. */
function daysOf({ from, until }: Times): string {
  const time = until.includes('T') ? endTimeOf(until) : '';
  if (dayOf(from) !== dayOf(until)) return `until ${longDate(until)}${time && `, ${time}`}`;
  if (!time) return longDate(until);
  return `${longDate(until)}, ${from.includes('T') ? `${timeOf(from)} to ${time}` : `until ${time}`}`;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const noticeWords = {
  /** Accessible name of the line below the header. */
  name: 'Today',
  days: (times: Times) => `${capital(daysOf(times))}.`,
  /** Behind a notice. */
  inBrackets: (times: Times) => ` (${daysOf(times)})`,
} as const;
