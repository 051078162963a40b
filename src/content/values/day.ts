import { clockOf, minutesOf } from '#content/rules/opening-hours.ts';
import { day } from '#content/site/day.ts';

/** A day at the daycare, from the door to the lantern. The time in words, `6:45 am`, is in two parts; for programs it is in 24 hours, `06:45`. */
export const dayParts = day.map(({ at, ...said }) => {
  const [time = '', half = ''] = at.split(' ');
  return { ...said, time, half, clock: clockOf(minutesOf(at)) };
});
