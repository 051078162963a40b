import { instantOf } from '#content/rules/event.ts';
import { buildDay } from '#content/site/build-day.ts';
import { events as written } from '#content/site/events.ts';
import { provider } from '#content/site/provider.ts';

const { utcOffset } = provider;

/** The earliest first. Starts and ends are local times, such as `2026-12-12T10:00`; `startsAt` and `endsAt` the same with the UTC offset. */
export const events = written
  .map((event) => ({
    ...event,
    startsAt: instantOf(event.starts, utcOffset),
    endsAt: instantOf(event.ends, utcOffset),
    /** Over on the day of the build: what the page says before scripts ask for the time. */
    wasOver: event.ends.slice(0, 10) < buildDay,
  }))
  .toSorted((a, b) => a.starts.localeCompare(b.starts));

export type DaycareEvent = (typeof events)[number];
