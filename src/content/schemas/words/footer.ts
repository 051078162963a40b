/** What words/footer.yaml says, for the foot of every page. */
import { z } from 'zod';

import { listed } from '#content/schemas/listed.ts';
import { pagePath } from '#content/schemas/pages.ts';
import { text } from '#content/schemas/texts.ts';
import { rows, type Path } from '#route-rows.ts';

import { inLanguage } from './parts.ts';

const headline = z.array(text('Come and see.')).min(1).max(2);

const closing = z.strictObject({
  headline: headline.meta({ description: 'True at any hour.' }),
  whenOpen: headline.exactOptional().meta({ description: 'Instead, while you are open.' }),
  whenClosed: headline
    .exactOptional()
    .meta({ description: 'Instead, while you are closed. {opens} is when you open again: “Monday at 6:45 am”.' }),
  text: text('Visits are on weekday mornings.'),
});

/** Pages that are the only one of their kind; all pages with posts have one closing. */
const pages = rows.filter(({ kind }) => rows.filter((row) => row.kind === kind).length === 1).map(({ path }) => path);
const path = pagePath
  .refine((value) => !rows.some((row) => row.path === value) || pages.some((page) => page === value), {
    error: 'is a page of which there are several. Take it out with its lines',
  })
  .meta({ examples: ['/about'], enum: pages, description: 'The page that ends with these words.' });

export const footerSchema = z.strictObject({
  ...inLanguage,
  closing,
  pages: listed('path', closing.extend({ path }))
    .transform((value): Partial<Record<Path, z.output<typeof closing>>> => value)
    .default({}),
  posts: closing.exactOptional(),
  buttons: z.strictObject({ register: text('Register'), ask: text('Ask a question') }),
  pictures: text(
    'Pictures are of toys. We never post children’s faces.',
    'What your pictures show, in the last lines of every page and on /privacy.',
  ).exactOptional(),
});
