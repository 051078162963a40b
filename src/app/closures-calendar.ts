import { daysAfter } from '#content/rules/fact-state.ts';
import { clockOf, type Span } from '#content/rules/opening-hours.ts';
import type { Closure } from '#content/rules/opening.ts';
import { isOn } from '#content/rules/special-days.ts';
import { closureWords } from '#content/words/closures.ts';
import { provider } from '#content/site/provider.ts';
import { slugOf } from '#route-rows.ts';

import { calendarFile, escaped, stampLine, timeLine } from './icalendar.ts';

/** So many days ahead, days that repeat are in it. Who subscribes to it has those that follow in time. */
const ahead = 366;

/**
 * The days on which the daycare is closed, or open for less time, as a calendar to subscribe to. Each day is known by its date, so it stays the same event when
 * its name changes, or when it was a day of those that repeat.
 * @param today the day of the build
 */
export function closuresCalendar(closures: readonly Closure[], today: string): string {
  const { calendarName, inCalendar } = closureWords;
  const { name, url } = provider;
  const events = closures.flatMap((closure) => {
    const { from, until, open, house } = closure;
    const sameHouse = closures.filter((other) => !house || !other.house || other.house === house);
    if (!open && !closure.every) return [{ closure, day: from, ...wholeDays(from, until) }];
    const days = closure.every ? daysFrom(today, ahead) : daysFrom(from, daysBetween(from, until) + 1);
    return days
      .filter((day) => heldOn(day, sameHouse) === closure)
      .map((day) => ({ closure, day, ...(open ? hoursOf(day, open) : wholeDays(day, day)) }));
  });
  const title = escaped(calendarName(name));
  return calendarFile(
    'Closed days',
    // The name as RFC 7986 has it, and as older programs read it; and how often to ask.
    [`NAME:${title}`, `X-WR-CALNAME:${title}`, 'REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D'],
    events
      .toSorted((one, other) => one.day.localeCompare(other.day))
      .map(({ closure, day, starts, ends }) => [
        `UID:closed-${[day, ...(closure.house ? [slugOf(closure.house)] : [])].join('-')}@${new URL(url).hostname}`,
        stampLine(`${today}T00:00Z`),
        starts,
        ends,
        `SUMMARY:${escaped(inCalendar(name, closure))}`,
        'TRANSP:TRANSPARENT',
        `URL:${new URL('/facts#closed', url).href}`,
      ]),
  );
}

const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000;
const daysFrom = (day: string, count: number) => Array.from({ length: count }, (_, after) => daysAfter(day, after));
const digits = (day: string) => day.replaceAll('-', '');

/** Up to the day after them, which is not one of them. */
const wholeDays = (from: string, until: string) => ({
  starts: `DTSTART;VALUE=DATE:${digits(from)}`,
  ends: `DTEND;VALUE=DATE:${digits(daysAfter(until, 1))}`,
});

const hoursOf = (day: string, [opens, closes]: Span) => ({
  starts: timeLine('DTSTART', `${day}T${clockOf(opens)}`),
  ends: timeLine('DTEND', `${day}T${clockOf(closes)}`),
});

/** What holds on a day: one of its own beats what repeats, and being closed beats hours (rules/opening.ts). */
function heldOn(day: string, closures: readonly Closure[]): Closure | undefined {
  const found = closures.filter((closure) => isOn(day, closure));
  const own = found.filter(({ every }) => !every);
  const held = own.length ? own : found;
  return held.findLast(({ open }) => !open) ?? held.at(-1);
}
