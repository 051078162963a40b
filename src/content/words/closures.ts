/** The words around the days on which the daycare is closed, or open for less time. The days are the owner's (site/closures.yaml). */
import { longDate, spanInWords } from '#content/rules/dates.ts';
import { dayInWords } from '#content/rules/day-in-words.ts';
import type { Closure } from '#content/rules/opening.ts';
import { repeatInWords } from '#content/rules/repeats.ts';
import { noEnd } from '#content/rules/special-days.ts';

function daysOf({ from, until, open }: Closure): string {
  const days = from === until ? dayInWords(from) : `${dayInWords(from)} to ${dayInWords(until)}`;
  return open ? `${days}, open from ${spanInWords(open)}` : days;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const beginningOf = ({ open }: Closure) => (open ? 'Other hours' : 'Closed');

export const closureWords = {
  title: 'Days we are closed',
  days: daysOf,
  /** Of what is so in one house alone. */
  inHouse: (name: string, house: string) => `${name} (${house})`,
  /** Of days that repeat, with the next of them. */
  rule: ({ every, until, open }: Closure, next: Closure) =>
    `${capital(repeatInWords(every!))}${until === noEnd ? '' : ` until ${longDate(until)}`}${open ? `, open from ${spanInWords(open)}` : ''}. Next on ${dayInWords(next.from)}`,
  next: (closure: Closure) => `${beginningOf(closure)} next for ${closure.name}: ${daysOf(closure)}.`,
  /** On the days themselves. */
  now: (closure: Closure) => `${beginningOf(closure)} today for ${closure.name}: ${daysOf(closure)}.`,
  all: 'All days we are closed',
  calendarName: (name: string) => `${name}: closed days`,
  /** Beside others in a family's calendar. */
  inCalendar: (name: string, { name: why, open }: Closure) =>
    open ? `${name} is open ${spanInWords(open)}: ${why}` : `${name} is closed: ${why}`,
  calendar: { words: 'Put our closed days into your calendar', href: '/closures.ics' },
  /** @param address of the calendar */
  subscribe: (address: string) =>
    `A calendar file (.ics) that phones and computers open. A calendar that takes addresses learns of changes by itself: ${address}`,
} as const;
