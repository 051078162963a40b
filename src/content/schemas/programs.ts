/** What programs.yaml says: the groups by age. */
import { z } from 'zod';

import { agesIn, withTo } from '#content/rules/ages.ts';

import { picture } from './pictures.ts';
import { eachIdOnce, id, language, text } from './texts.ts';

export const programsSchema = z
  .array(
    z.strictObject({
      id: id('toddlers'),
      title: text('Toddlers'),
      lang: language('what the entry says, but its ages').exactOptional(),
      titleLang: language('the title, where it is another than that of the entry').exactOptional(),
      // “About 3 to 5 years” is for people to read: nothing is reckoned from the ages of a group.
      ages: text('19 months to 3 years')
        .overwrite(withTo)
        .refine((ages) => !/\d/.test(ages) || /week|month|year|grade/i.test(ages), {
          error: 'have no word such as months or years behind the number',
          abort: true,
        })
        .refine((ages) => !/^\d[\w\s]*\sto\s\d[\w\s]*$/.test(ages) || agesIn(ages), {
          error: 'are not two ages, the younger one first',
          abort: true,
        }),
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
