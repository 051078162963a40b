/** What glossary.yaml says: words that the pages use, and what they mean. */
import { z } from 'zod';

import { language, text } from './texts.ts';

export const glossarySchema = z.array(
  z.strictObject({
    term: text('PD days'),
    lang: language('the entry').exactOptional(),
    means: text('Professional development days. Teachers learn, and school is closed for children.'),
    short: z
      .array(text('PD'))
      .exactOptional()
      .meta({ examples: ['[PD]'], description: 'Abbreviations that it explains.' }),
  }),
);
