/** When the daycare is open, for programs. In words the hours are the owner's (site/provider.yaml). */
import { openDaysOf, spanOf, weekOf } from '#content/rules/opening-hours.ts';
import { dayOf } from '#content/rules/notices.ts';
import type { Closure, Hours } from '#content/rules/opening.ts';
import { otherHoursInWords, spansAround } from '#content/rules/other-hours.ts';
import { repeatOf } from '#content/rules/repeats.ts';
import { nextOf, noEnd } from '#content/rules/special-days.ts';
import { buildDay } from '#content/site/build-day.ts';
import { closures as written } from '#content/site/closures.ts';
import { notices } from '#content/site/notices.ts';
import { provider } from '#content/site/provider.ts';
import { visit } from '#content/site/words/forms.ts';
import { visitWords } from '#content/words/contact.ts';

const { hours, otherHours = [], utcOffset } = provider;

const week = weekOf(hours);

const isToCome = ({ until }: { readonly until: string }) => buildDay <= until;

/** Those that had not passed on the day of the build, the next one first. With `open`, the hours in which the daycare is open all the same. */
export const closures: readonly Closure[] = written
  .map(({ name, from, every, until = every ? noEnd : from, open }) => ({
    name,
    from,
    until,
    ...(open && { open: spanOf(open) }),
    ...(every && { every: repeatOf(every) }),
  }))
  .filter((closure) => nextOf(closure, buildDay))
  .toSorted((one, other) => one.from.localeCompare(other.from));

const ownWeeks = otherHours.map((each) => ({
  ...each,
  spans: spansAround(Number(buildDay.slice(0, 4)), each).filter(isToCome),
}));
/** Those to come, with their days and their hours in words. */
export const otherWeeks = ownWeeks.flatMap(({ spans, hours: inWords }) =>
  spans.map((days) => ({ ...days, hours: inWords })),
);

/** The hours of the week and of the parts of the year that are to come. */
export const hoursInWords = [
  hours,
  ...ownWeeks.filter(({ spans }) => spans.length).map((each) => otherHoursInWords(each)),
].join('. ');

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

export const openingHours: Hours = {
  week,
  otherWeeks: otherWeeks.map(({ from, until, hours: inWords }) => ({ from, until, week: weekOf(inWords) })),
  changes: [
    notices
      .flatMap(({ from, until, hours: said }) =>
        said ? [{ from: dayOf(from), until: dayOf(until), ...(said !== 'closed' && { open: spanOf(said) }) }] : [],
      )
      .filter(isToCome),
    closures.filter(({ every }) => !every),
    closures.filter(({ every }) => every),
  ],
  utcOffset,
};
