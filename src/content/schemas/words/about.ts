/** What words/about.yaml says, for /about. */
import { z } from 'zod';

import { picture } from '#content/schemas/pictures.ts';
import { text } from '#content/schemas/texts.ts';

import { icon, inLanguage, linkText, titled } from './parts.ts';

const withIcon = z.strictObject({ ...titled, icon });

export const aboutSchema = z.strictObject({
  ...inLanguage,
  head: z.strictObject({ ...titled, lead: text('Child care for children from 1 to 6 years.'), picture }),
  whoWeAre: z.strictObject({ ...titled, picture, points: z.array(withIcon).min(1).max(4) }),
  mission: z.strictObject({
    title: text('Our mission'),
    quote: text('A child who is known can begin.', 'Shown large, with the name of your daycare below.'),
  }),
  values: z.strictObject({
    ...titled,
    points: z
      .array(z.strictObject({ ...titled, picture }))
      .min(1)
      .max(4),
  }),
  goals: z.strictObject({ ...titled, points: z.array(withIcon).min(1).max(4) }),
  expect: z.strictObject({ title: text('What you can expect'), points: z.array(withIcon).min(1), link: linkText }),
  call: z.strictObject({ text: text('Come in and look around.'), link: linkText, picture: picture.exactOptional() }),
});
