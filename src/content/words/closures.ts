/** The words around the days on which the daycare is closed. The days are the owner's (site/closures.yaml). */
import { dayInWords } from '#content/rules/day-in-words.ts';
import type { Closure } from '#content/site/closures.ts';

const daysOf = ({ from, until }: Closure) =>
  from === until ? dayInWords(from) : `${dayInWords(from)} to ${dayInWords(until)}`;

export const closureWords = {
  title: 'Days we are closed',
  days: daysOf,
  next: (closure: Closure) => `Closed next for ${closure.name}: ${daysOf(closure)}.`,
  /** On the days themselves. About as long as `next`, whose place it takes while the page hydrates: what follows must not move under a finger. */
  now: (closure: Closure) => `Closed today for ${closure.name}: ${daysOf(closure)}.`,
  all: 'All days we are closed',
} as const;
