/** The provider's local time, computed from a fixed UTC offset: the runtime's time-zone data may be older than Alberta's law (product decision 9). */

const minute = 60_000;
/** Again in content/rules/dates.ts: letters import nothing of the site's content, nor the content anything of theirs. */
const months = 'January February March April May June July August September October November December'.split(' ');

/** Minutes east of UTC of an offset such as '-06:00'. Throws a RangeError for any other format, unlike `offsetMinutes` of ui/, which letters may not import. */
function minutesOf(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(offset) ?? [];
  if (!sign) throw new RangeError(`The UTC offset must look like -06:00, not ${offset}.`);
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The provider's local date and time as the UTC fields of a `Date`: read it with the `getUTC…` functions only. */
export const wallClock = (now: Date, offset: string) => new Date(now.getTime() + minutesOf(offset) * minute);

/** A moment in the provider's time, whole seconds: for machines '2026-12-01T09:30:00-06:00', for people '1 December 2026, 9:30 am'. */
export function localTime(now: Date, offset: string): { machine: string; people: string } {
  const wall = wallClock(now, offset);
  const hour = wall.getUTCHours();
  const clock = `${hour % 12 || 12}:${String(wall.getUTCMinutes()).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
  return {
    machine: wall.toISOString().slice(0, 19) + offset,
    people: `${wall.getUTCDate()} ${months[wall.getUTCMonth()]} ${wall.getUTCFullYear()}, ${clock}`,
  };
}

/** A date field's value in words ('2 November 2026'), since readers disagree on the order of day and month in numeric dates; anything else unchanged. */
export function dateInWords(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  const name = months[Number(month) - 1];
  return name ? `${Number(day)} ${name} ${year}` : value;
}
