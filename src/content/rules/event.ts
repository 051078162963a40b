/** The times of an event in words and in ISO 8601. Times are Alberta's (product decision 9). */
import { timeOf } from './dates.ts';
import type { DaycareEvent } from '#content/site/events.ts';
import { provider } from '#content/site/provider.ts';

export const eventsPerPage = 4;

/** '5:30 pm to 6:30 pm, Alberta time' */
export const hoursInWords = ({ starts, ends }: Pick<DaycareEvent, 'starts' | 'ends'>) =>
  `${timeOf(starts)} to ${timeOf(ends)}, ${provider.address.province} time`;

/** A local time with the provider's UTC offset, in ISO 8601. */
export const instantOf = (moment: string) => `${moment}:00${provider.utcOffset}`;

/** Whether the event is over at `now` (ms since the epoch); without it, on the day of the build. */
export const isOver = ({ ends, wasOver }: Pick<DaycareEvent, 'ends' | 'wasOver'>, now: number | undefined) =>
  now === undefined ? wasOver : Date.parse(instantOf(ends)) <= now;
