/** What faqs.yaml says: the questions of parents, in groups. */
import { z } from 'zod';

import { id, text } from './texts.ts';

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
  .check(({ value, issues }) => {
    const seen = new Set<string>();
    value.forEach(({ items }, group) =>
      items.forEach((item, index) => {
        if (seen.has(item.id))
          issues.push({ code: 'custom', input: item.id, path: [group, 'items', index, 'id'], message: 'stands twice' });
        seen.add(item.id);
      }),
    );
  });
