/** To which of a daycare's groups a child belongs on a day, by the dates alone. Days are written year-month-day, and nothing here reads the clock. */
import { ageOn, dayOfAge, type AgeInDays } from './age-on.ts';
import type { Ages } from './ages.ts';

/** Care around the kindergarten year, and around Grades 1 to 6. Who is in them is a matter of school years and not of months. */
export const schools = ['kindergarten', 'grades'] as const;

export interface Group {
  readonly id: string;
  readonly title: string;
  /** Undefined if its ages are written for people alone, as “about 3 to 5 years”. */
  readonly ages: Ages | undefined;
  readonly school?: (typeof schools)[number] | undefined;
}

/** A group, with the first day on which a child belongs to it and the day on which it does no more. */
export interface Stay<Of extends Group = Group> {
  readonly group: Of;
  readonly from: string;
  readonly to: string;
}

export interface Finding<Of extends Group = Group> {
  readonly is: 'found' | 'too-young' | 'too-old';
  /** On the day of the start. */
  readonly age: AgeInDays;
  /** The first day on which the daycare takes the child, and the last. */
  readonly begins: string;
  readonly ends: string;
  /** Those of the start, or of the first day if that is later, the younger one first. None if no group is for that age, or none says its ages in numbers. */
  readonly stays: readonly Stay<Of>[];
  /** What comes after them. */
  readonly next: Stay<Of> | undefined;
}

/**
 * Ages count as half-open: on the day on which a child is 19 months old, it belongs to the group from 19 months on. Only the daycare's highest age includes its day,
 * as in the registration (product decision 2).
 * @param start a day that is not before the birth
 * @param ages those that the daycare takes
 */
export function findGroups<Of extends Group>(
  born: string,
  start: string,
  groups: readonly Of[],
  ages: Ages,
): Finding<Of> {
  const begins = dayOfAge(born, ages.from);
  const ends = dayOfAge(born, ages.to);
  const stays = groups
    .flatMap((group) => {
      const span = group.school ? schoolYears[group.school](born) : group.ages && spanOf(born, group.ages);
      if (!span) return [];
      const from = span.from < begins ? begins : span.from;
      const to = span.to > ends ? ends : span.to;
      return from < to ? [{ group, from, to }] : [];
    })
    .toSorted((one, other) => one.from.localeCompare(other.from));
  const day = start < begins ? begins : start;
  const isIn = ({ from, to }: Stay) => from <= day && (day < to || (day === to && to === ends));
  return {
    is: start < begins ? 'too-young' : start > ends ? 'too-old' : 'found',
    age: ageOn(born, start),
    begins,
    ends,
    stays: start > ends ? [] : stays.filter(isIn),
    next: stays.find(({ from }) => from > day),
  };
}

const spanOf = (born: string, { from, to }: Ages) => ({ from: dayOfAge(born, from), to: dayOfAge(born, to) });

/**
 * A school year begins on 1 September. Kindergarten is that in which a child is 4 years and 8 months old on the day before, so 5 by 31 December
 * (Alberta's rule for kindergarten); Grades 1 to 6 are the six after it. A child who begins a year later is not known from dates.
 */
const schoolYears = {
  kindergarten: (born: string) => ({ from: september(born, 5), to: september(born, 6) }),
  grades: (born: string) => ({ from: september(born, 6), to: september(born, 12) }),
} as const;
const september = (born: string, years: number) => `${Number(born.slice(0, 4)) + years}-09-01`;
