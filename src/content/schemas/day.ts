/** What day.yaml says: a day at the daycare, by the hour. */
import { z } from 'zod';

import { minutesOf, timePattern } from '#content/rules/opening-hours.ts';

import { language, text } from './texts.ts';

const part = z.strictObject({
  lang: language('what the part says').exactOptional(),
  at: z
    .string()
    .regex(timePattern, 'is not a time of the day')
    .meta({ examples: ['8:30 am'] }),
  title: text('Work', 'A word or two.').max(24),
  text: text('Your child chooses, and has time to finish.', 'What a child does then.').max(120),
});

export const daySchema = z
  .array(part)
  .check(({ value, issues }) => {
    if (value.length && (value.length < 3 || value.length > 10))
      issues.push({
        code: 'custom',
        input: value,
        message: `has ${value.length} ${value.length === 1 ? 'part' : 'parts'} of the day. Write three to ten, or take the file out`,
      });
    value.forEach(({ at }, index) => {
      const before = value[index - 1]?.at;
      if (before && minutesOf(at) <= minutesOf(before))
        issues.push({
          code: 'custom',
          input: at,
          path: [index, 'at'],
          message: `is not after ${before}, the part before it. Write the parts in the order of the day`,
        });
    });
  })
  .readonly();
