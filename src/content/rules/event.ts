/** The type of an event, and its times in words and in ISO 8601. Times are Alberta's (product decision 9). */
import { timeOf } from './dates.ts';
import { pictureFiles, type PictureName } from '#content/records/picture-files.ts';
import { provider } from '#content/site/provider.ts';

export interface DaycareEvent {
  /** Its value in the query: lower-case letters and hyphens. */
  readonly id: string;
  readonly sample: boolean;
  readonly title: string;
  /** `2026-12-12T10:00` */
  readonly starts: string;
  readonly ends: string;
  readonly place: string;
  /** Access: steps, parking, noise, who may come. */
  readonly access: string;
  readonly lead: string;
  readonly text: readonly string[];
  readonly bring: readonly string[];
  /** The first one is shown beside the event in the list. */
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
  `${timeOf(starts)} to ${timeOf(ends)}, ${provider.address.province} time`;

/** A local time with the provider's UTC offset, in ISO 8601. */
export const instantOf = (moment: string) => `${moment}:00${provider.utcOffset}`;

/** Whether the event is over at `now` (ms since the epoch). */
export const isOver = ({ ends }: Pick<DaycareEvent, 'ends'>, now: number) => Date.parse(instantOf(ends)) <= now;

/** The pictures of an event as items of the lightbox. */
export const eventPictures = ({ pictures }: DaycareEvent) =>
  pictures.map(({ name, alt, title, focus }) => ({
    id: name,
    alt,
    title,
    large: { ...pictureFiles[name], ...(focus && { focus }) },
  }));
