/** The times of an event. They are the daycare's (product decision 9). */
export const eventsPerPage = 4;

/** A local time with the daycare's UTC offset, in ISO 8601. */
export const instantOf = (moment: string, utcOffset: string) => `${moment}:00${utcOffset}`;

/**
 * Whether an event is over at `now` (ms since the epoch); without it, on the day of the build.
 * @param event.endsAt in ISO 8601
 */
export const isOver = (event: { readonly endsAt: string; readonly wasOver: boolean }, now: number | undefined) =>
  now === undefined ? event.wasOver : Date.parse(event.endsAt) <= now;
