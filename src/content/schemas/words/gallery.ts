/** What words/gallery.yaml says, for the galleries. Their pictures stand in gallery.yaml. */
import { z } from 'zod';

import { text } from '#content/schemas/texts.ts';

import { inLanguage } from './parts.ts';

const page = z
  .strictObject({ title: text('Pictures of our days'), lead: text('Choose one to see it large.') })
  .exactOptional();

export const galleryWordsSchema = z.strictObject({
  ...inLanguage,
  title: text('Our gallery'),
  text: text('Our rooms, our yard and what happens there.', 'Beside the pictures on the home page.'),
  pages: z.strictObject({ '/gallery': page, '/gallery-masonary': page, '/gallery-filter': page }).default({}),
});
