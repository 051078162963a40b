/** The provider's local time, computed from a fixed UTC offset: the runtime's time-zone data may be older than Alberta's law (product decision 9). */
// By subpath: loading the whole library would take the gateway seconds.
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

/** The local clock at a UTC offset such as '-06:00', which date-fns reads whatever the machine's time zone is. */
export const wallClock = (instant: Date, offset: string): Date =>
  new UTCDateMini(instant.getTime() - parseISO(`1970-01-01T00:00${offset}`).getTime());

/** A moment in the provider's time, whole seconds: for machines '2026-12-01T09:30:00-06:00', for people '1 December 2026, 9:30 am'. */
export function localTime(now: Date, offset: string): { machine: string; people: string } {
  const wall = wallClock(now, offset);
  return {
    machine: format(wall, "yyyy-MM-dd'T'HH:mm:ss") + offset,
    people: format(wall, 'd MMMM yyyy, h:mm aaa'),
  };
}

/** A date field's value in words ('2 November 2026'), since readers disagree on the order of day and month in numeric dates; anything else unchanged. */
export function dateInWords(value: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) && parseISO(value);
  return day && isValid(day) ? format(day, 'd MMMM yyyy') : value;
}
