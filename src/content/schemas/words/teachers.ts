/** What words/teachers.yaml says, for the pages about the people and /about-2. */
import { z } from 'zod';

import { picture } from '#content/schemas/pictures.ts';
import { text } from '#content/schemas/texts.ts';

import { inLanguage, titled } from './parts.ts';

export const teachersHeadSchema = z.strictObject({
  ...inLanguage,
  title: text('The people in the room'),
  lead: text('Eight adults whom your child will know by name.'),
  stay: text('Children need people who stay.', 'Beside the first portrait.'),
  note: text('Given with a smile.', 'Below the figures of a person’s skills, if they have any.').exactOptional(),
  film: text('Half a minute of an ordinary day.', 'Above the film.'),
  team: z.strictObject({
    title: text('People who stay'),
    picture,
    about: z.strictObject({
      title: text('A house, a yard and eight adults'),
      text: z.array(text('Families are part of the day.')).min(1).meta({ description: 'Its paragraphs.' }),
    }),
    call: z.strictObject(titled),
  }),
});
