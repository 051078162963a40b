/** Hours of care a month, and what they count as. The province's limits are hours a month, while parents think in days a week. */

/** So near to a limit, in hours, a quarter of an hour more a day, or a month of five weeks, may change what it counts as. */
const closeBy = 5;

const weeksAMonth = 52 / 12;

/**
 * To the nearest quarter of an hour. Between 99 and 100 hours it counts as 100: nobody is promised the lower fee.
 * @param limits from so many hours a month on, the highest first. `care` is the index of the one that is reached; that behind the last, if none is.
 */
export function monthHours(daysAWeek: number, hoursADay: number, limits: readonly number[]) {
  const hours = Math.round(daysAWeek * hoursADay * weeksAMonth * 4) / 4;
  const reached = limits.findIndex((limit) => Math.ceil(hours) >= limit);
  const care = reached < 0 ? limits.length : reached;
  return { hours, care, isClose: limits.some((limit) => limit > 0 && Math.abs(hours - limit) <= closeBy) };
}

/** The limit in words such as “100 or more” or “50 to 99”. */
export const limitIn = (words: string) => Number(/\d+/.exec(words)?.[0]);
