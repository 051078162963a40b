/** What people.yaml says: who works at the daycare. */
import { z } from 'zod';

import { pictureOrDecoration } from './pictures.ts';
import { references } from './references.ts';
import { eachIdOnce, id, language, sample, text } from './texts.ts';

const skill = z.strictObject({
  name: text('Calm at the door'),
  percent: z
    .int()
    .refine((share) => share >= 0 && share <= 100, 'is not from 0 to 100')
    .exactOptional(),
});

export const peopleSchema = z
  .array(
    z.strictObject({
      id: id('sam'),
      name: text('Sam', 'The first name only, so that nobody is found by it elsewhere.'),
      nameLang: language('the name').exactOptional(),
      lang: language('what is said in “about” and in the profile, and of the picture').exactOptional(),
      byline: text('infant room', 'Room or work, after the name under posts, quotes and comments.'),
      picture: pictureOrDecoration,
      about: text(
        'Opens the door in the morning.',
        'On /about, beside the name: four people at most, and the last of them on /faqs.',
      ).exactOptional(),
      profile: z
        .strictObject({
          role: text('Lead educator'),
          room: text('Infants'),
          since: z
            .int()
            .meta({ examples: [2017], description: 'The year in which this person started here.' })
            .register(references, { kind: 'past year' }),
          level: text('Level 3 early childhood educator'),
          languages: text('English and Spanish'),
          line: text('Sam has opened the infant room nearly every morning since 2017.'),
          text: z.array(text('Sam sits on the floor before the first parent comes.')).min(1),
          skills: z
            .array(skill)
            .max(6)
            .default([])
            .meta({ description: 'What this person is good at: with “percent” a bar, without it a line of a list.' }),
        })
        .exactOptional()
        .meta({ description: 'The page about this person. Without it there is none.' }),
      sample,
    }),
  )
  .check(eachIdOnce);
