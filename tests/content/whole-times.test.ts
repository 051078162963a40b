/** Times of day in what owners write: no line breaks between the figures and “am” or “pm”. */
import { expect, test } from 'vitest';

import { withWholeTimes } from '#content/rules/dates.ts';
import { text } from '#content/schemas/texts.ts';
import { hoursInWords } from '#content/values/opening.ts';

const broken = /\d [ap]m\b/;

test.each([
  ['from 6:45 am to 5:45 pm.', 'from 6:45\u{A0}am to 5:45\u{A0}pm.'],
  ['10 amber beads, 3 pmx', '10 amber beads, 3 pmx'],
  ['I am here, it is 7', 'I am here, it is 7'],
])('of “%s” each time is in one piece', (words, whole) => {
  expect(withWholeTimes(words)).toBe(whole);
});

test('so are those of every text and of the hours', () => {
  expect(text('We leave at 8:10 am.').parse('We leave at\n8:10 am.')).toBe('We leave at 8:10\u{A0}am.');
  expect(hoursInWords).toMatch(/\d\u{A0}am/u);
  expect(hoursInWords).not.toMatch(broken);
});
