/** What is asked beside months and a group that do not go together. It stops nobody: a child may begin school a year later, and a parent may know more. */
import { daysAfter } from '#content/rules/fact-state.ts';
import { monthsAfter } from '#content/rules/age-on.ts';
import { findGroups } from '#content/rules/groups.ts';
import { daycareAges, groups } from '#content/values/places.ts';
import { ageLimit } from '#content/words/places.ts';
import { waitingWords as words } from '#content/words/waiting-list.ts';
import type { Month } from '#mail/waiting-list.ts';

interface Asked {
  readonly born: Month;
  readonly start: Month;
  readonly group: string;
}

export interface Doubts {
  readonly start?: string;
  readonly group?: string;
}

const find = (born: string, start: string) => findGroups(born, start, groups, daycareAges);

/** Only what is so on every day of the two months. */
export function doubtsOf({ born, start, group }: Asked): Doubts {
  const births = daysOf(born);
  const starts = daysOf(start);
  if (!births || !starts) return {};
  const youngest = find(births.last, starts.first);
  const oldest = find(births.first, starts.last);
  if (youngest.is === 'too-old') return { start: words.tooOld(ageLimit(daycareAges.to)) };
  const all = [youngest, oldest, find(births.first, starts.first), find(births.last, starts.last)];
  const fitting = new Set(all.flatMap(({ stays }) => stays.map(({ group: { title } }) => title)));
  const chosen = groups.find(({ title }) => title === group);
  return {
    ...(oldest.is === 'too-young' && { start: words.tooYoung(ageLimit(daycareAges.from), oldest.begins) }),
    ...(chosen &&
      (chosen.ages ?? chosen.school) &&
      fitting.size > 0 &&
      !fitting.has(group) && { group: words.otherGroup([...fitting], group) }),
  };
}

function daysOf({ month, year }: Month) {
  const first = `${year.trim()}-${month}-01`;
  return /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-01$/.test(first)
    ? { first, last: daysAfter(monthsAfter(first, 1), -1) }
    : undefined;
}
