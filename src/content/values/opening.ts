/** When the daycare is open, for programs. In words the hours are the owner's (site/provider.yaml). */
import { withWholeTimes } from '#content/rules/dates.ts';
import { openDaysOf, spanOf, weekOf } from '#content/rules/opening-hours.ts';
import { dayOf } from '#content/rules/notices.ts';
import type { Closure, Hours } from '#content/rules/opening.ts';
import { otherHoursInWords, spansAround } from '#content/rules/other-hours.ts';
import { repeatOf } from '#content/rules/repeats.ts';
import { nextOf, noEnd } from '#content/rules/special-days.ts';
import { buildDay } from '#content/site/build-day.ts';
import { closures as written } from '#content/site/closures.ts';
import { notices } from '#content/site/notices.ts';
import { house, locations, provider } from '#content/site/provider.ts';
import { visit } from '#content/site/words/forms.ts';
import { closureWords } from '#content/words/closures.ts';
import { visitWords } from '#content/words/contact.ts';

const { hours, otherHours = [], utcOffset } = provider;

const week = weekOf(hours);

const isToCome = ({ until }: { readonly until: string }) => buildDay <= until;

/** Those that had not passed on the day of the build, the next one first. With `open`, the hours in which the daycare is open all the same. */
const ownClosures: readonly Closure[] = written
  .map(({ name, nameLang, from, every, until = every ? noEnd : from, open, house: of }) => ({
    name,
    ...(nameLang && { nameLang }),
    ...(of && { house: of }),
    from,
    until,
    ...(open && { open: spanOf(open) }),
    ...(every && { every: repeatOf(every) }),
  }))
  .filter((closure) => nextOf(closure, buildDay))
  .toSorted((one, other) => one.from.localeCompare(other.from));

/** The same where houses stand beside each other. */
export const closures = ownClosures.map((closure) => ({
  ...closure,
  ...(closure.house && { name: closureWords.inHouse(closure.name, closure.house) }),
}));

interface OwnHours {
  readonly name: string | undefined;
  readonly hours: string;
  readonly otherHours: typeof otherHours;
}

/** Those of the week in words, with parts of the year that are to come, and all of them for programs. */
function openingOf({ name, hours: usual, otherHours: others }: OwnHours) {
  const weeks = others.map((each) => ({
    ...each,
    spans: spansAround(Number(buildDay.slice(0, 4)), each).filter(isToCome),
  }));
  const toCome = weeks.flatMap(({ spans, hours: inWords }) => spans.map((days) => ({ ...days, hours: inWords })));
  const isHere = ({ house: only }: { readonly house?: string }) => !only || only === name;
  const ofHouse = ownClosures.filter(isHere);
  const opening: Hours = {
    week: weekOf(usual),
    otherWeeks: toCome.map(({ from, until, hours: inWords }) => ({ from, until, week: weekOf(inWords) })),
    changes: [
      notices
        .filter(isHere)
        .flatMap(({ from, until, hours: said }) =>
          said ? [{ from: dayOf(from), until: dayOf(until), ...(said !== 'closed' && { open: spanOf(said) }) }] : [],
        )
        .filter(isToCome),
      ofHouse.filter(({ every }) => !every),
      ofHouse.filter(({ every }) => every),
    ],
    utcOffset,
  };
  const inWords = withWholeTimes(
    [usual, ...weeks.filter(({ spans }) => spans.length).map((each) => otherHoursInWords(each))].join('. '),
  );
  return { hours: usual, inWords, otherWeeks: toCome, opening };
}

const main = openingOf({ name: house, hours, otherHours });

/** All houses, the first one first; one without a name where there is no other. */
export const openings = [
  { name: house, ...main },
  ...locations.map(({ name, ...own }) => ({
    name,
    ...openingOf({
      name,
      hours: own.hours ?? hours,
      otherHours: own.hours ? (own.otherHours ?? []) : otherHours,
    }),
  })),
];

const minutesIn = (days: Hours['week']) => days.flat().reduce((sum, [opens, closes]) => sum + closes - opens, 0);

/** Of the house that is open for longest: what a family can ask for. */
export const longestWeek = openings
  .map(({ opening }) => opening.week)
  .reduce((one, other) => (minutesIn(other) > minutesIn(one) ? other : one));

/** The hours of the week and of the parts of the year that are to come. */
export const hoursInWords = openings.every(({ inWords }) => inWords === main.inWords)
  ? main.inWords
  : openings.map(({ name, inWords }) => `${name}: ${inWords}`).join('. ');

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
