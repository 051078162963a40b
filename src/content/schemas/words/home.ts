/** What words/home.yaml says, for the home page. */
import { z } from 'zod';

import { target } from '#content/schemas/menus.ts';
import { picture, pictureForPhones } from '#content/schemas/pictures.ts';
import { sample, text } from '#content/schemas/texts.ts';

import { icon, inLanguage, titled } from './parts.ts';

const pictures = { picture, onPhones: pictureForPhones.exactOptional() };

const headed = z.strictObject({ title: text('Our groups'), lead: text('We plan each move up with you.') });

export const homeSchema = z.strictObject({
  ...inLanguage,
  banner: z.strictObject({
    ...pictures,
    overForm: pictureForPhones.exactOptional(),
    more: z.array(z.strictObject({ ...titled, ...pictures })).default([]),
  }),
  badge: z
    .strictObject({ figure: text('30', 'At most five letters.').max(5), text: text('children by name'), sample })
    .exactOptional(),
  ribbon: z
    .strictObject({
      text: text('Two places are free from May'),
      conditions: text('For children from 3 years. Until 30 June.', 'Who can have it, and until when.').exactOptional(),
      sample,
    })
    .exactOptional(),
  welcome: z.strictObject({
    lines: z.array(text('A place for each.')).min(1).max(3),
    text: text('Thirty children and seven adults share one house and one garden.'),
    link: z.strictObject({ title: text('Read who we are'), link: target }),
    picture,
    points: z
      .array(z.strictObject({ ...titled, icon }))
      .min(1)
      .max(4),
  }),
  philosophy: z.strictObject({
    title: text('We follow the child.'),
    picture,
    points: z.array(z.strictObject(titled)).min(1),
  }),
  offers: headed,
  programs: headed,
});
