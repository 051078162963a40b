/** What gallery.yaml says: the pictures of the galleries. */
import { z } from 'zod';

import { galleryKinds } from '#content/rules/picture.ts';

import { picture } from './pictures.ts';
import { eachIdOnce, id, language, text } from './texts.ts';

export const gallerySchema = z
  .array(
    z.strictObject({
      id: id('art-table'),
      title: text('The art table'),
      lang: language('the title and what the picture shows').exactOptional(),
      kind: z.enum(galleryKinds),
      picture,
    }),
  )
  .check(eachIdOnce);
