/** When the daycare is open, for programs. In words the hours are the owner's (site/provider.yaml). */
import { beginOf, endOf } from '#content/rules/fact-state.ts';
import { openDaysOf, spanOf, weekOf } from '#content/rules/opening-hours.ts';
import { buildDay } from '#content/site/build-day.ts';
import { closures as written } from '#content/site/closures.ts';
import { provider } from '#content/site/provider.ts';
import { visit } from '#content/site/words/forms.ts';
import { visitWords } from '#content/words/contact.ts';

const { hours, utcOffset } = provider;

const week = weekOf(hours);

/** Those that had not passed on the day of the build, the next one first. `starts` and `ends` are the midnights around the days, in ms since the epoch; `open`, the hours in which the daycare is open all the same. */
const closures = written
  .map(({ name, from, until = from, open }) => ({
    name,
    from,
    until,
    ...(open && { open: spanOf(open) }),
    starts: beginOf(from, utcOffset),
    ends: endOf(until, utcOffset),
  }))
  .filter(({ until }) => buildDay <= until)
  .toSorted((one, other) => one.from.localeCompare(other.from));

const noon = 12 * 60;
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Half days on which the daycare is open: what may suit a visitor. */
export const visitTimes = [...new Set(openDaysOf(hours))].flatMap((day) => {
  const spans = week[days.indexOf(day)] ?? [];
  return [
    ...(visit?.when !== 'afternoons' && spans.some(([opens]) => opens < noon) ? [visitWords.morning(day)] : []),
    ...(visit?.when !== 'mornings' && spans.some(([, closes]) => closes > noon) ? [visitWords.afternoon(day)] : []),
  ];
});

export const openingHours = { week, closures, utcOffset };

export type Closure = (typeof closures)[number];
