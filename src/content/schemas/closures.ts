/** What closures.yaml says: the days on which the daycare is closed although its hours say otherwise. */
import { z } from 'zod';

import { day, text } from './texts.ts';

export const closuresSchema = z
  .array(
    z
      .strictObject({
        name: text('Christmas Day'),
        from: day('2026-12-25', 'The first day on which you are closed.'),
        until: day('2027-01-01', 'The last one, if it is more than one day.').exactOptional(),
      })
      .refine(({ from, until = from }) => from <= until, { path: ['until'], error: 'is before the day at “from”' }),
  )
  .check(({ value, issues }) => {
    for (const [index, { from }] of value.entries())
      if (value.findIndex((each) => each.from === from) < index)
        issues.push({ code: 'custom', input: from, path: [index, 'from'], message: 'stands twice' });
  })
  .readonly();
