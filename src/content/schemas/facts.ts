/** What facts.yaml says: what parents ask for first, beside provider.yaml. Every page, question and post takes it from there, so that they agree. */
import { z } from 'zod';

import { agesIn, withTo } from '#content/rules/ages.ts';

import { feesSchema } from './fees.ts';

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
    agesAt: z
      .literal('start')
      .exactOptional()
      .meta({
        examples: ['start'],
        description:
          'On which day a child has to be of these ages: “start” is the day on which it is to start. Without it the day on which the form is sent.',
      }),
    fees: feesSchema,
  })
  .readonly();
