/** Whether a group has a place in a month, as the daycare counted it on a day. Months are written year-month. */
export interface Opening {
  readonly month: string;
  /** 0 if families wait for a place. */
  readonly free: number | 'closed';
  /** The first day, if it is not that of the month. */
  readonly from?: string | undefined;
  readonly note?: string | undefined;
}

/** So many days after the count pages say “As of …, ask us”, and after so many they say no number any more. */
export const countAges = 14;
export const countEnds = 30;

/** That of a month; undefined if the daycare has said nothing of it. */
export const openingIn = (places: readonly Opening[], month: string) => places.find((each) => each.month === month);

/** A month and those after it. */
export function monthsFrom(day: string, count: number): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  );
}
