/** What programs.yaml says: the groups by age. */
import { z } from 'zod';

import { picture } from './pictures.ts';
import { eachIdOnce, id, text } from './texts.ts';

export const programsSchema = z
  .array(
    z.strictObject({
      id: id('toddlers'),
      title: text('Toddlers'),
      ages: text('19 months to 3 years'),
      line: text('Shoes on, coat off. We wait while they try.', 'What a day is like.'),
      things: z
        .array(text('Pours water, wipes the table and pours again.'))
        .min(1)
        .meta({ description: 'What a child does there, for /program.' }),
      picture,
    }),
  )
  .min(1)
  // The home page and /program have four columns.
  .max(4)
  .check(eachIdOnce);
