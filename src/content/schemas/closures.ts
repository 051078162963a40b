/** What closures.yaml says: the days on which the daycare is closed, or open for less time, although its hours say otherwise. */
import { z } from 'zod';

import { opensBeforeItCloses, spanOf, timesPattern } from '#content/rules/opening-hours.ts';
import { repeatOf, repeatPattern } from '#content/rules/repeats.ts';
import { nextOf, noEnd } from '#content/rules/special-days.ts';

import { ofOneHouse } from './house.ts';
import { day, daysInOrder, language, text } from './texts.ts';

export const closuresSchema = z
  .array(
    z
      .strictObject({
        name: text('Christmas Day'),
        nameLang: language('the name').exactOptional(),
        from: day('2026-12-25', 'The first day on which you are closed.'),
        until: day('2027-01-01', 'The last one, if it is more than one day.').exactOptional(),
        every: z
          .string()
          .regex(
            repeatPattern,
            'is no day that repeats, such as Wednesday, or the first, second, third, fourth or last of each month',
          )
          .meta({
            examples: ['first Friday'],
            description: 'Where it is not all days from the first to the last, but this one of each month or week.',
          })
          .exactOptional(),
        house: ofOneHouse,
        open: z
          .string()
          .regex(timesPattern, { error: 'is not two times of day with “to” between them', abort: true })
          .refine((times) => opensBeforeItCloses(spanOf(times)), 'closes before it opens: see am and pm')
          .meta({
            examples: ['6:45 am to 12:00 pm'],
            description: 'The hours in which you are open all the same, as on a day that ends at noon.',
          })
          .exactOptional(),
      })
      .check(daysInOrder)
      .check(({ value: { from, until = noEnd, every }, issues }) => {
        if (
          every &&
          repeatPattern.test(every) &&
          from <= until &&
          !nextOf({ from, until, every: repeatOf(every) }, from)
        )
          issues.push({
            code: 'custom',
            input: every,
            path: ['every'],
            message: 'is no day between “from” and “until”. Write a later day at “until”, or none',
            params: { example: undefined },
          });
      }),
  )
  .check(({ value, issues }) => {
    for (const [index, { from, every, house }] of value.entries()) {
      const other = value
        .slice(0, index)
        .find((each) => each.from === from && each.every === every && each.house === house);
      if (other)
        issues.push({
          code: 'custom',
          input: from,
          path: [index, 'from'],
          message: `is the first day of “${other.name}” above, too. Take one of the two entries out, with its lines`,
          params: { example: undefined },
        });
    }
  })
  .readonly();
