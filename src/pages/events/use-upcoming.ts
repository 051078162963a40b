import { isOver } from '#content/rules/event.ts';
import { events, type DaycareEvent } from '#content/site/events.ts';
import { useNow } from '#pages/use-now.ts';

/** The events that are not over: by the day of the build, until the browser knows the time. */
export function useUpcoming(): readonly DaycareEvent[] {
  const now = useNow();
  return events.filter((event) => !isOver(event, now));
}
