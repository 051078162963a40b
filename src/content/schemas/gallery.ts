/** What gallery.yaml says: the pictures of the galleries. One whose consent has ended is none. */
import { z } from 'zod';

import { galleryKinds } from '#content/words/gallery.ts';

import { picture } from './pictures.ts';
import { eachIdOnce, id, text } from './texts.ts';

export const gallerySchema = z
  .array(z.strictObject({ id: id('art-table'), title: text('The art table'), kind: z.enum(galleryKinds), picture }))
  .check(eachIdOnce)
  .transform((items) => items.filter((item) => item.picture.says));
