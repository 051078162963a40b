/** What confirmed.yaml says: which files somebody at the daycare has read and found true. `npm run site -- confirm` writes it. */
import { z } from 'zod';

import { day, text } from './texts.ts';

const row = z.strictObject({
  file: text('words/about.yaml', 'A file of this folder.'),
  day: day('2026-11-28', 'The day on which it was read.'),
  digests: z
    .string()
    .regex(/^[\da-f]{8}(?: [\da-f]{8})*$/)
    .describe('Of each sentence that was read: when one changes, it is to be read again.'),
});

export const confirmedSchema = z
  .array(
    z.custom<z.output<typeof row>>((value) => row.safeParse(value).success, {
      error:
        'is not what a command wrote. Take it out with its lines, and run: npm run site -- confirm, with the name of the file',
    }),
  )
  .readonly();
