/** Dates for a countdown, computed with a fixed UTC offset such as '-06:00' instead of time zone data (product decision 9). Used in the browser only. */
import { addMonths } from 'date-fns/addMonths';
import { format } from 'date-fns/format';
import { set } from 'date-fns/set';

import { wallClock } from '#mail/local-time.ts';

/** The same day of next month at `hours`:`minutes`, local time at an offset; if that month is shorter, its last day (REQ U57). */
export function nextMonthAt(now: Date, offset: string, hours = 23, minutes = 5): Date {
  const wall = wallClock(now, offset);
  const target = set(addMonths(wall, 1), { hours, minutes, seconds: 0, milliseconds: 0 });
  return new Date(now.getTime() + target.getTime() - wall.getTime());
}

/** The local date and time at an offset, such as 'Sunday, 20 December 2026' and '11:05 pm'. Only after the weekday a line may break. */
export function momentInWords(instant: Date, offset: string): Record<'date' | 'time', string> {
  const wall = wallClock(instant, offset);
  return { date: format(wall, 'EEEE, d\u00A0MMMM\u00A0yyyy'), time: format(wall, 'h:mm\u00A0aaa') };
}

/** Splits whole seconds into days, hours, minutes and seconds. */
export const partsOf = (seconds: number) =>
  ({
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }) as const;

export type CountdownUnit = keyof ReturnType<typeof partsOf>;
