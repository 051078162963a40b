/** What words/landing.yaml says, for the three landing pages. */
import { z } from 'zod';

import { picture } from '#content/schemas/pictures.ts';
import { sample, text } from '#content/schemas/texts.ts';

import { inLanguage } from './parts.ts';

const titled = {
  title: text('See it in half a minute'),
  text: text('A short film takes you from the hooks to the window.'),
};

/** @param shown how many pictures a slide shows */
const story = (shown: number) =>
  z.strictObject({
    sample: sample.exactOptional(),
    title: text('A day with us'),
    lead: text('From the first coat on its hook to the last story by the window.'),
    slides: z
      .array(
        z.strictObject({
          time: text('8:30 am').exactOptional(),
          text: text('First a run in the yard, while the grass is wet.'),
          pictures: z.array(picture).length(shown),
        }),
      )
      .min(1),
    figures: text('Our days, counted', 'Above the figures.'),
    film: z.strictObject(titled),
    classes: text('Something different each day, in small groups.', 'Above the classes.'),
    call: z.strictObject(titled),
  });

export const landingSchema = z.strictObject({ ...inLanguage, day: story(1), room: story(1), start: story(4) });
