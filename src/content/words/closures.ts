/** The words around the days on which the daycare is closed. The days are the owner's (site/closures.yaml). */
import { dayInWords } from '#content/rules/day-in-words.ts';
import type { Closure } from '#content/site/closures.ts';

const daysOf = ({ from, until }: Closure) =>
  from === until ? dayInWords(from) : `${dayInWords(from)} to ${dayInWords(until)}`;

export const closureWords = {
  title: 'Days we are closed',
  days: daysOf,
  next: (closure: Closure) => `Closed next for ${closure.name}: ${daysOf(closure)}.`,
  /** On the days themselves. */
  now: ({ name, from, until }: Closure) =>
    `Closed ${from === until ? 'today' : `until the end of ${dayInWords(until)}`} for ${name}.`,
  all: 'All days we are closed',
} as const;
