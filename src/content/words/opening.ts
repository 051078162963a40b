/** Whether the daycare is open, in words. */
import { endTimeOf, longDate, timeOf } from '#content/rules/dates.ts';
import { weekdayOf } from '#content/rules/day-in-words.ts';
import { dayAt, localAt } from '#content/rules/fact-state.ts';
import { openingAt, type Hours } from '#content/rules/opening.ts';

interface OpeningWords {
  readonly door: string;
  readonly state: string;
  readonly more: string;
  readonly opens?: string;
}

/** What is said until a change of the words, if one is known (rules/opening.ts). */
export const openingBefore = (change: number | undefined, hours: Hours) =>
  change === undefined ? undefined : openingWords(change - 1, hours);

/**
 * What is said: `state` is enough where there is little room, `more` continues it.
 * `door` is for lanterns, `opens` for sentences of the owner's, if it is known.
 * @param now in ms since the epoch
 */
export function openingWords(now: number, given: Hours): OpeningWords {
  const { isOpen, turns, closure } = openingAt(now, given);
  if (isOpen)
    return {
      door: 'open',
      state: 'Open now',
      more: turns ? `, until ${endTimeOf(localAt(turns, given.utcOffset))}` : '',
    };
  const opens = turns ? openingDay(turns, now, given.utcOffset) : '';
  const door = { door: 'closed', opens: opens.replace('day ', 'day at ') };
  if (closure) return { ...door, state: 'Closed today', more: `: ${closure}` };
  return { ...door, state: 'Closed', more: opens ? `, opens ${opens}` : '' };
}

const sixDays = 6 * 86_400_000;

/** With the time of a day within a week; of a later one the date. */
function openingDay(opens: number, now: number, offset: string): string {
  const [date, today] = [opens, now].map((moment) => dayAt(moment, offset)) as [string, string];
  if (Date.parse(date) - Date.parse(today) > sixDays) return `on ${longDate(date)}`;
  return `${date === today ? 'today' : weekdayOf(date)} ${timeOf(localAt(opens, offset))}`;
}
