/** Files in the format of calendars, iCalendar (RFC 5545). */
import { provider } from '#content/site/provider.ts';

const { name, utcOffset } = provider;
const zone = provider.address.province;

/** Maximum octets of a line; a longer one is folded onto lines that begin with a space (RFC 5545, 3.1). */
const lineLength = 75;

/**
 * A calendar, with its own time zone at the provider's fixed offset: calendars with older time zone data would be an hour off in winter.
 * @param about what it is a calendar of, for programs
 */
export const calendarFile = (about: string, head: readonly string[], events: readonly (readonly string[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//${about}//EN`,
    ...head,
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${utcOffset.replace(':', '')}`,
    `TZOFFSETTO:${utcOffset.replace(':', '')}`,
    'END:STANDARD',
    'END:VTIMEZONE',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

/** '2026-12-11T17:30' as 'DTSTART;TZID=Alberta:20261211T173000'. */
export const timeLine = (property: 'DTSTART' | 'DTEND', moment: string) =>
  `${property};TZID=${zone}:${moment.replace(/[-:]/g, '')}00`;

/** An instant as DTSTAMP, which must be in UTC. It is derived from the content, so that builds of the same content are identical. */
export const stampLine = (instant: string) =>
  `DTSTAMP:${new Date(instant).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '')}`;

/** Escapes commas, semicolons, backslashes and line breaks (RFC 5545, 3.3.11). */
export const escaped = (words: string) => words.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > lineLength - (parts.length ? 1 : 0)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
