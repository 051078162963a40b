import { clockOf, minutesOf } from '#content/rules/opening-hours.ts';
import { day } from '#content/site/day.ts';

import { openings } from './opening.ts';

/** A day at the daycare, from the door to the lantern. The time in words, `6:45 am`, is in two parts; for programs it is in 24 hours, `06:45`. */
export const dayParts = day.map(({ at, ...said }) => {
  const [time = '', half = ''] = at.split(' ');
  return { ...said, time, half, clock: clockOf(minutesOf(at)) };
});

/** Whether a day of the week, from Sunday on, is as they say: one on which the daycare is open at the first of them. */
export const isUsualDay = Array.from({ length: 7 }, (_, weekday) =>
  day.slice(0, 1).some(({ at }) => {
    const begins = minutesOf(at);
    return openings
      .flatMap(({ opening }) => opening.week[weekday]!)
      .some(([opens, closes]) => opens <= begins && begins < closes);
  }),
);
