import { eventAddress } from '#content/rules/addresses.ts';
import type { DaycareEvent } from '#content/values/events.ts';
import { provider } from '#content/site/provider.ts';

import { calendarFile, escaped, stampLine, timeLine } from './icalendar.ts';

/** An event as an iCalendar file. */
export function calendarOf({ id, title, starts, startsAt, ends, place, lead }: DaycareEvent): string {
  const { url } = provider;
  return calendarFile(
    'Events',
    [],
    [
      [
        `UID:${id}@${new URL(url).hostname}`,
        stampLine(startsAt),
        timeLine('DTSTART', starts),
        timeLine('DTEND', ends),
        `SUMMARY:${escaped(title)}`,
        `LOCATION:${escaped(place)}`,
        `DESCRIPTION:${escaped(lead)}`,
        `URL:${new URL(eventAddress(id), url).href}`,
      ],
    ],
  );
}
