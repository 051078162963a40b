/** What facts.yaml says: what parents ask for first, beside provider.yaml. Every page, question and post takes it from there, so that they agree. */
import { z } from 'zod';

import { agesIn, withTo } from '#content/rules/ages.ts';
import { limitIn } from '#content/rules/month-hours.ts';

import { references } from './references.ts';
import { address, day, text } from './texts.ts';

const dollars = z.templateLiteral(['$', z.number()], 'is not a sum in dollars').meta({ examples: ['$326.25'] });

/** From its first number on, hours count so. */
const limit = (example: string) =>
  text(example)
    .refine((words) => limitIn(words) > 0, 'names no number of hours')
    .meta({ examples: [example] });

/** Of a group of values that hold for a time. */
const dated = z.looseObject({
  from: day('2025-04-01', 'The first day on which they hold.'),
  until: day('2027-03-31', 'The last day on which they hold.'),
  otherwise: text('Ask us for this year’s fee.', 'What pages say instead before the first day and after the last.'),
  checked: day('2026-11-22', 'The day on which somebody compared them with the source.').register(references, {
    kind: 'past day',
  }),
  checkEvery: z
    .number()
    .refine((days) => days > 0 && Number.isInteger(days), 'is not a number of whole days')
    .meta({ examples: ['90'], description: 'After how many days they are to be compared again.' }),
  source: z.strictObject({ words: text('alberta.ca'), href: address('https://www.alberta.ca/childcare-fees') }),
});

/** Whether a group of values holds for a time. */
export const isDated = (value: unknown): value is z.output<typeof dated> => dated.safeParse(value).success;

export const factsSchema = z
  .strictObject({
    ages: z
      .string()
      .overwrite(withTo)
      .refine(agesIn, 'must be two ages with “to” between them, the younger one first, in whole weeks, months or years')
      .meta({
        examples: ['12 months to 12 years'],
        description: 'Of the children you take. The registration form asks for a date of birth between them.',
      }),
    fees: z
      .strictObject({
        fullTime: dollars.meta({
          description: 'The most that a parent pays for one child up to kindergarten age, a month.',
        }),
        partTime: dollars,
        hours: z
          .strictObject({ fullTime: limit('100 or more'), partTime: limit('50 to 99'), fewer: limit('Fewer than 50') })
          .meta({ description: 'Registered hours a month.' }),
        ...dated.shape,
      })
      .refine(({ from, until }) => from <= until, { path: ['until'], error: 'is before the day at “from”' }),
  })
  .readonly();
