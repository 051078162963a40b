/** What confirmed.yaml says: which files somebody at the daycare has read and found true. `npm run site -- confirm` writes it. */
import { z } from 'zod';

import { day, text } from './texts.ts';

export const confirmedSchema = z
  .array(
    z.strictObject({
      file: text('words/about.yaml', 'A file of this folder.'),
      day: day('2026-11-28', 'The day on which it was read.'),
      digest: text('3f1d20c9a4b87e65', 'Of the sentences that were read: when they change, they are to be read again.'),
    }),
  )
  .readonly();
