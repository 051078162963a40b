/** Hours of care a month, and what they count as. The province's limits are hours a month, while parents think in days a week. */
export type Care = 'fullTime' | 'partTime' | 'fewer';

/** From so many hours a month on. */
export type Limits = Readonly<Record<Exclude<Care, 'fewer'>, number>>;

/** So near to a limit, in hours, a quarter of an hour more a day, or a month of five weeks, may change what it counts as. */
const closeBy = 5;

const weeksAMonth = 52 / 12;

/** To the nearest quarter of an hour. Between 99 and 100 hours it counts as 100: nobody is promised the lower fee. */
export function monthHours(daysAWeek: number, hoursADay: number, { fullTime, partTime }: Limits) {
  const hours = Math.round(daysAWeek * hoursADay * weeksAMonth * 4) / 4;
  const counted = Math.ceil(hours);
  const care: Care = counted >= fullTime ? 'fullTime' : counted >= partTime ? 'partTime' : 'fewer';
  return { hours, care, isClose: [fullTime, partTime].some((limit) => Math.abs(hours - limit) <= closeBy) };
}

/** The limit in words such as “100 or more” or “50 to 99”. */
export const limitIn = (words: string) => Number(/\d+/.exec(words)?.[0]);
