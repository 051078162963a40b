/** What faqs.yaml says: the questions of parents, in groups. */
import { z } from 'zod';

import { eachIdOnce, id, text } from './texts.ts';

export const faqsSchema = z
  .array(
    z.strictObject({
      title: text('Joining'),
      items: z.array(
        z.strictObject({
          id: id('hours'),
          title: text('When are you open?'),
          text: text('Monday to Friday. Closed days are told at the start of the year.'),
        }),
      ),
    }),
  )
  .check(eachIdOnce);
