/** The instant that a countdown aims at. Fixed-offset arithmetic: no time-zone data is asked (product decision 9). Read in the browser only. */

const minute = 60_000;

/** Minutes east of UTC of an offset such as '-06:00'. */
export function offsetMinutes(offset: `${'+' | '-'}${number}:${number}`): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/**
 * The same day of next month at `hour`:`atMinute` on a wall `offset` minutes east of UTC; where that month is shorter, its last day
 * (REQ U57).
 */
export function nextMonthAt(now: Date, offset: number, hour = 23, atMinute = 5): Date {
  const wall = new Date(now.getTime() + offset * minute);
  const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(wall.getUTCDate(), lastDay);
  return new Date(Date.UTC(year, month, day, hour, atMinute) - offset * minute);
}

/** An instant as that wall shows it: '2026-12-20T23:05'. */
export const momentOn = (instant: Date, offset: number) =>
  new Date(instant.getTime() + offset * minute).toISOString().slice(0, 16);

/** Whole seconds taken apart, largest part first. */
export const partsOf = (seconds: number) =>
  ({
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }) as const;

export type CountdownUnit = keyof ReturnType<typeof partsOf>;
