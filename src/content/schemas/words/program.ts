/** What words/program.yaml says, for /program. */
import { z } from 'zod';

import { picture } from '#content/schemas/pictures.ts';
import { references } from '#content/schemas/references.ts';
import { id, text } from '#content/schemas/texts.ts';

import { inLanguage, linkText, titled } from './parts.ts';

const fact = z
  .strictObject({
    head: text('Days'),
    text: text('Up to five days a week').exactOptional(),
    fee: text('fullTime').register(references, { kind: 'fee' }).exactOptional(),
  })
  .check(({ value, issues }) => {
    if (Boolean(value.text) === Boolean(value.fee))
      issues.push({
        code: 'custom',
        input: value,
        message: 'needs either “text”, or “fee”, which shows what facts.yaml says as long as it holds',
      });
  });

export const programSchema = z.strictObject({
  ...inLanguage,
  head: z.strictObject({ title: text('Our groups'), lead: text('From 1 to 6 years.') }),
  day: z.strictObject({
    title: text('A day here'),
    sentence: text('Come in, wash your hands, pick a tray and begin.', 'Shown large, above day.yaml.'),
    text: text('Every group keeps this order.'),
  }),
  inShort: z.strictObject({
    title: text('Groups and fees'),
    facts: z
      .array(fact)
      .min(1)
      .meta({ examples: [[{ head: 'Days', text: 'Up to five days a week' }]] }),
  }),
  afterSchool: z
    .strictObject({ id: id('out-of-school-care'), ...titled, picture, points: z.array(z.strictObject(titled)).min(1) })
    .exactOptional(),
  close: z.strictObject({ ...titled, link: linkText }),
});
