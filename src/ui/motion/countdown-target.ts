/** Dates for a countdown, computed with a fixed UTC offset instead of time zone data (product decision 9). Used in the browser only. */

const minute = 60_000;

/** An offset such as '-06:00' as minutes east of UTC. `minutesOf` of mail/local-time.ts does the same; neither layer may import the other. */
export function offsetMinutes(offset: `${'+' | '-'}${number}:${number}`): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/**
 * The same day of next month at `hour`:`atMinute`, local time `offset` minutes east of UTC; if that month is shorter, its last day
 * (REQ U57).
 */
export function nextMonthAt(now: Date, offset: number, hour = 23, atMinute = 5): Date {
  const wall = new Date(now.getTime() + offset * minute);
  const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(wall.getUTCDate(), lastDay);
  return new Date(Date.UTC(year, month, day, hour, atMinute) - offset * minute);
}

/** The local date and time at an offset in minutes, such as '2026-12-20T23:05'. */
export const momentOn = (instant: Date, offset: number) =>
  new Date(instant.getTime() + offset * minute).toISOString().slice(0, 16);

/** Splits whole seconds into days, hours, minutes and seconds. */
export const partsOf = (seconds: number) =>
  ({
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }) as const;

export type CountdownUnit = keyof ReturnType<typeof partsOf>;
