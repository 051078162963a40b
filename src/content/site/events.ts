import { readSiteFile } from '#content/reader/site-file.ts';
import { today } from '#content/reader/today.ts';
import { pictureOf } from '#content/rules/picture-of.ts';

import { provider } from './provider.ts';

/** The earliest first. Starts and ends are local times, such as `2026-12-12T10:00`. */
export const events = readSiteFile('events')
  .map(({ pictures, ...words }) => ({
    ...words,
    /** Over on the day of the build: what the page says before scripts ask for the time. */
    wasOver: words.ends.slice(0, 10) < today(provider.utcOffset),
    /** As items of a lightbox. */
    pictures: pictures.map((picture) => ({
      id: picture.name,
      alt: picture.says,
      title: picture.title,
      large: pictureOf(picture),
    })),
  }))
  .toSorted((a, b) => a.starts.localeCompare(b.starts));

export type DaycareEvent = (typeof events)[number];
