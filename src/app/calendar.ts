import { eventAddress } from '#content/rules/addresses.ts';
import type { DaycareEvent } from '#content/values/events.ts';
import { provider } from '#content/site/provider.ts';

import { calendarFile, escaped, stampLine, timeLine } from './icalendar.ts';

/** An event as an iCalendar file. */
export function calendarOf({ id, title, lang, starts, startsAt, ends, place, lead }: DaycareEvent): string {
  const { url } = provider;
  const language = lang ? `;LANGUAGE=${lang.lang}` : '';
  return calendarFile(
    'Events',
    [],
    [
      [
        `UID:${id}@${new URL(url).hostname}`,
        stampLine(startsAt),
        timeLine('DTSTART', starts),
        timeLine('DTEND', ends),
        `SUMMARY${language}:${escaped(title)}`,
        `LOCATION${language}:${escaped(place)}`,
        `DESCRIPTION${language}:${escaped(lead)}`,
        `URL:${new URL(eventAddress(id), url).href}`,
      ],
    ],
  );
}
