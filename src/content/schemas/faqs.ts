/** What faqs.yaml says: what parents ask, in groups. */
import { z } from 'zod';

import { target } from './menus.ts';
import { address, eachIdOnce, id, language, sample, text } from './texts.ts';

/** Below an answer. */
const more = z
  .strictObject({
    words: text('See all days'),
    to: target.exactOptional(),
    href: address('https://www.alberta.ca/child-care-subsidy').exactOptional(),
  })
  .check(({ value, issues }) => {
    if (Boolean(value.to) === Boolean(value.href))
      issues.push({
        code: 'custom',
        input: value,
        message: 'needs either “to”, a page of the site, or “href”, an address of another',
      });
  })
  .describe('A link below the answer.');

/** Parts of /facts that have a name of their own. */
export const takenIds = ['care-costs', 'closed', 'main', 'menu', 'bar-menu', 'root', 'sample-notice', 'site-header'];

const question = z.strictObject({
  id: id('hours').refine((value) => !takenIds.includes(value), {
    error: ({ input }) => `is “${String(input)}”, which names another part of the page already. Choose another`,
  }),
  short: text('Sick days', 'On the board that leads to the answer. Without it the question is not on the board.')
    .max(24)
    .exactOptional(),
  title: text('When are you open?'),
  lang: language('the question and its answer').exactOptional(),
  text: text('Monday to Friday. Closed days are told at the start of the year.'),
  also: text('Christmas, Easter', 'Further words that parents type, by which the search finds it.').exactOptional(),
  more: more.exactOptional(),
  sample,
});

export const faqsSchema = z
  .array(z.strictObject({ title: text('Joining'), items: z.array(question) }))
  .check(eachIdOnce);
