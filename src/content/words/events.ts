/** The labels of the pages about events. */
import { timeOf } from '#content/rules/dates.ts';

/** '5:30 pm to 6:30 pm, Alberta time' */
export const hoursInWords = ({ starts, ends }: Readonly<Record<'starts' | 'ends', string>>, province: string) =>
  `${timeOf(starts)} to ${timeOf(ends)}, ${province} time`;

export const eventWords = {
  next: 'Next',
  list: 'All events',
  page: (page: number) => `Page ${page}`,
  pagination: { name: 'Pages of events', previous: 'Prev', next: 'Next', page: 'page' },
  more: 'When and where',
  facts: { caption: 'When and where', date: 'Date', time: 'Time', venue: 'Venue', access: 'Getting in' },
  calendar: 'Add to calendar',
  calendarNote: 'A calendar file (.ics) that phones and computers open.',
  bring: 'What to bring',
  upcoming: 'Upcoming events',
  pictures: 'What it may look like',
  over: 'This event is over.',
  all: 'All events',
} as const;
