/** What the head of a file in pages/ says, above its text. */
import { z } from 'zod';

import { picture, pictures } from './pictures.ts';
import { language, text } from './texts.ts';

export const ownPageSchema = z.strictObject({
  title: text('Parent handbook', 'Over the page, in lists of pages and in the browser’s tab.'),
  description: text(
    'Days, meals, sick days and what to bring: how we do things.',
    'In the results of search engines, and on the site map.',
  ),
  lang: language('the page').exactOptional(),
  picture: picture.exactOptional().meta({ description: 'Beside the title.' }),
  pictures: pictures.default([]).meta({ description: 'In the text, each where its name stands in braces.' }),
});
