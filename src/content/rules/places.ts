import type { Question } from './question.ts';

/** Whether a group has a place in a month, as the daycare counted it on a day. Months are written year-month. */
export interface Opening {
  readonly month: string;
  /** 0 if families wait for a place. */
  readonly free: number | 'closed';
  /** The first day, if it is not that of the month. */
  readonly from?: string | undefined;
  readonly note?: string | undefined;
  /** Days a week and hours a day, where such a place is for no more. */
  readonly days?: number | undefined;
  readonly hours?: number | undefined;
}

/** So many days after the count pages say “As of …, ask us”, and after so many they say no number any more. */
export const countAges = 14;
export const countEnds = 30;

/** That of a month; undefined if the daycare has said nothing of it. */
export const openingIn = (places: readonly Opening[], month: string) => places.find((each) => each.month === month);

export const isFree = (opening: Opening | undefined): opening is Opening =>
  typeof opening?.free === 'number' && opening.free > 0;

/** Whether such a place is for as many days a week, and hours a day. */
export const suits = (opening: Opening, { days, hours }: Pick<Question, 'days' | 'hours'>): boolean =>
  days <= (opening.days ?? days) && hours <= (opening.hours ?? hours);

/** A month and those after it. */
export function monthsFrom(day: string, count: number): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  );
}
