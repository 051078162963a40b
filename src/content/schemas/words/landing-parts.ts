/** What words/landing-parts.yaml says, for the sections of the landing pages. */
import { z } from 'zod';

import { picture } from '#content/schemas/pictures.ts';
import { references } from '#content/schemas/references.ts';
import { id, sample, text } from '#content/schemas/texts.ts';

import { icon, inLanguage, titled } from './parts.ts';

const marked = { sample: sample.exactOptional() };

const idea = z.strictObject({
  ...marked,
  ...titled,
  picture,
  points: z
    .array(z.strictObject({ ...titled, icon }))
    .min(1)
    .max(4),
});

export const landingPartsSchema = z.strictObject({
  ...inLanguage,
  figures: z
    .array(
      z.strictObject({
        ...marked,
        text: text('lunches at the low table in one year'),
        value: z
          .int()
          .min(0)
          .meta({ examples: [9460] }),
        suffix: text('K+', 'After the figure.').exactOptional(),
      }),
    )
    .max(4),
  classes: z.array(
    z.strictObject({
      ...marked,
      id: id('clay-and-colour')
        .describe('The id of one in classes.yaml, which says its name and ages.')
        .register(references, {
          kind: 'class',
        }),
      text: text('Aprons on.'),
      icon,
      picture,
    }),
  ),
  enrichment: idea,
  focus: idea,
  steps: z.strictObject({
    ...marked,
    title: text('Three steps to a first day'),
    link: text('Go to the form', 'The words of the link to the registration.'),
    list: z.array(z.strictObject(titled)).length(3),
  }),
  house: picture,
});
