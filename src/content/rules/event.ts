/** What an event is, its times in words and for machines, and the words of the pages about events. Days and times are Alberta's (product decision 9); the offset is the provider's. */
import { timeOf } from './dates.ts';
import { pictureFiles, type PictureName } from '#content/records/picture-files.ts';
import { provider } from '#content/records/provider.ts';

export interface DaycareEvent {
  /** Its address in the query: small letters and dashes. */
  readonly id: string;
  readonly sample: boolean;
  readonly title: string;
  /** `2026-12-12T10:00` */
  readonly starts: string;
  readonly ends: string;
  readonly place: string;
  /** How one gets in and around: steps, parking, noise, who may come. */
  readonly access: string;
  readonly lead: string;
  readonly text: readonly string[];
  readonly bring: readonly string[];
  /** The first one stands beside the event in the list. */
  readonly pictures: readonly {
    readonly name: PictureName;
    readonly alt: string;
    readonly title: string;
    readonly focus?: string;
  }[];
}

export const eventsPerPage = 4;

/** '5:30 pm to 6:30 pm, Alberta time' */
export const hoursInWords = ({ starts, ends }: Pick<DaycareEvent, 'starts' | 'ends'>) =>
  `${timeOf(starts)} to ${timeOf(ends)}, Alberta time`;

/** The moment with the provider's offset, for machines. */
export const instantOf = (moment: string) => `${moment}:00${provider.utcOffset}`;

/** Whether it is over at `now` (ms). */
export const isOver = ({ ends }: Pick<DaycareEvent, 'ends'>, now: number) => Date.parse(instantOf(ends)) <= now;

/** The pictures of an event as the lightbox takes them. */
export const eventPictures = ({ pictures }: DaycareEvent) =>
  pictures.map(({ name, alt, title, focus }) => ({
    id: name,
    alt,
    title,
    large: { ...pictureFiles[name], ...(focus && { focus }) },
  }));

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
