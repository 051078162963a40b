/** What /places knows: the groups with their places, and the fees that are not over on the day of the build. */
import { agesIn } from '#content/rules/ages.ts';
import { daysAfter, endOf, stateOf } from '#content/rules/fact-state.ts';
import type { Group } from '#content/rules/groups.ts';
import type { Language } from '#content/rules/language.ts';
import { openOn } from '#content/rules/opening.ts';
import { countAges, countEnds, type Opening } from '#content/rules/places.ts';
import { buildDay } from '#content/site/build-day.ts';
import { ages, fees } from '#content/site/facts.ts';
import { checked, groups as ofPlaces, help as helps } from '#content/site/places.ts';
import { provider } from '#content/site/provider.ts';

import { houses } from './houses.ts';
import { programs } from './lists.ts';
import { longestWeek } from './opening.ts';

export interface GroupOfPlaces extends Group {
  readonly titleLang?: Language;
  /** As pages say them. */
  readonly agesText: string | undefined;
  /** One, or one for each house of which the daycare says it. */
  readonly counts: readonly Count[];
}

export interface Count {
  /** Undefined where the daycare says it of all houses. */
  readonly house: (typeof houses)[number] | undefined;
  readonly places: readonly Opening[];
}

const ofPrograms = programs.map(({ id, title, titleLang, ages: text }) => ({
  group: id,
  title,
  titleLang,
  ages: text,
}));
/** The first entry of each alone has a title. */
const further = ofPlaces.filter(({ group, title }) => title && ofPrograms.every((each) => each.group !== group));

/** The programs, then the groups that only places.yaml has. */
export const groups: readonly GroupOfPlaces[] = [...ofPrograms, ...further].map(
  ({ group: id, title = '', titleLang, ages: text }) => {
    const said = ofPlaces.filter(({ group }) => group === id);
    const counts = said.length ? said.map(countOf) : [{ house: undefined, places: [] }];
    return {
      id,
      title,
      ...(titleLang && { titleLang }),
      agesText: text,
      ages: text ? agesIn(text) : undefined,
      school: said[0]?.school,
      counts,
    };
  },
);

function countOf({ house, places }: { readonly house?: string; readonly places: readonly Opening[] }): Count {
  return { house: houses.find(({ name }) => house && name === house), places };
}

/** Those that the daycare takes: facts.yaml has no others. */
export const daycareAges = agesIn(ages)!;

const endAfter = (day: string, days: number) => endOf(daysAfter(day, days), provider.utcOffset);

/** When somebody counted the places: the day, and in ms since the epoch when the count ages and when it is old. */
export const counted = checked
  ? { day: checked, ages: endAfter(checked, countAges), ends: endAfter(checked, countEnds) }
  : undefined;

export const feesToCome = fees.list.filter((fee) => stateOf(fee, buildDay) !== 'ended');
/** Instead of a fee that is not known. */
export const noFee = fees.otherwise;

export const help = helps.flatMap(({ until, ...row }) =>
  until && until < buildDay ? [] : [{ ...row, until, ...(until && { ends: endOf(until, provider.utcOffset) }) }],
);

const spans = longestWeek.filter((each) => each.length);
/** How many days a week and hours a day a child can come. */
export const most = {
  days: spans.length,
  hours: Math.max(...spans.flat().map(([opens, closes]) => closes - opens)) / 60,
};

const known = Array.from({ length: 730 }, (_, index) => daysAfter(buildDay, index));

/** On which days a child may start in each house: of this and the next year, those that are not as their weekday usually is. */
export const openDays = houses.map(({ name, nameLang, opening }) => {
  const week = opening.week.map((spansOfDay) => spansOfDay.length > 0);
  const unusual = known.flatMap((day) => {
    const { isOpen, closure } = openOn(day, opening);
    return isOpen === week[new Date(day).getUTCDay()] ? [] : [[day, closure] as const];
  });
  return { name, nameLang, week, unusual: Object.fromEntries(unusual) };
});
