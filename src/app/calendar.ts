import { eventAddress } from '#content/rules/addresses.ts';
import type { DaycareEvent } from '#content/values/events.ts';
import { provider } from '#content/site/provider.ts';

/** Maximum octets of a line; a longer one is folded onto lines that begin with a space (RFC 5545, 3.1). */
const lineLength = 75;

/** An event as an iCalendar file, with its own time zone at the provider's fixed offset: calendars with older time zone data would be an hour off in winter. */
export function calendarOf({ id, title, starts, startsAt, ends, place, lead }: DaycareEvent): string {
  const { name, url, utcOffset } = provider;
  const zone = provider.address.province;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(name)}//Events//EN`,
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${utcOffset.replace(':', '')}`,
    `TZOFFSETTO:${utcOffset.replace(':', '')}`,
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp(startsAt)}`,
    `DTSTART;TZID=${zone}:${wall(starts)}`,
    `DTEND;TZID=${zone}:${wall(ends)}`,
    `SUMMARY:${text(title)}`,
    `LOCATION:${text(place)}`,
    `DESCRIPTION:${text(lead)}`,
    `URL:${new URL(eventAddress(id), url).href}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** '2026-12-11T17:30' as '20261211T173000'. */
const wall = (moment: string) => `${moment.replace(/[-:]/g, '')}00`;
/** DTSTAMP must be in UTC. It is derived from the event, so that builds of the same content are identical. */
const stamp = (instant: string) => new Date(instant).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');
/** Escapes commas, semicolons, backslashes and line breaks (RFC 5545, 3.3.11). */
const text = (words: string) => words.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

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
