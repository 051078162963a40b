/** The words around the days on which the daycare is closed, or open for less time. The days are the owner's (site/closures.yaml). */
import { spanInWords } from '#content/rules/dates.ts';
import { dayInWords } from '#content/rules/day-in-words.ts';
import type { Closure } from '#content/rules/opening.ts';

function daysOf({ from, until, open }: Closure): string {
  const days = from === until ? dayInWords(from) : `${dayInWords(from)} to ${dayInWords(until)}`;
  return open ? `${days}, open from ${spanInWords(open)}` : days;
}

const beginningOf = ({ open }: Closure) => (open ? 'Other hours' : 'Closed');

export const closureWords = {
  title: 'Days we are closed',
  days: daysOf,
  next: (closure: Closure) => `${beginningOf(closure)} next for ${closure.name}: ${daysOf(closure)}.`,
  /** On the days themselves. About as long as `next`, whose place it takes while the page hydrates: what follows must not move under a finger. */
  now: (closure: Closure) => `${beginningOf(closure)} today for ${closure.name}: ${daysOf(closure)}.`,
  all: 'All days we are closed',
} as const;
