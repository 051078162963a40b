/** The words of the pages about events. */
export const eventWords = {
  title: 'What is on',
  lead: 'Evenings, mornings and walks for families. Come as you are.',
  next: 'Next',
  none: {
    title: 'Nothing is planned just now',
    text: 'The next dates go up soon. Call us, and we tell you what is in the air.',
  },
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
