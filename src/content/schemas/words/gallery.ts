/** What words/gallery.yaml says, for the galleries. Their pictures stand in gallery.yaml. */
import { z } from 'zod';

import { listed } from '#content/schemas/listed.ts';
import { text } from '#content/schemas/texts.ts';

import { inLanguage } from './parts.ts';

const galleries = ['/gallery', '/gallery-masonary', '/gallery-filter'] as const;
const words = z.strictObject({ title: text('Pictures of our days'), lead: text('Choose one to see it large.') });
const path = z
  .enum(galleries)
  .meta({ examples: ['/gallery'], description: 'The page of pictures that begins with these words.' });

export const galleryWordsSchema = z.strictObject({
  ...inLanguage,
  title: text('Our gallery'),
  text: text('Our rooms, our yard and what happens there.', 'Beside the pictures on the home page.'),
  pages: listed('path', words.extend({ path }))
    .transform((value): Partial<Record<(typeof galleries)[number], z.output<typeof words>>> => value)
    .default({}),
});
