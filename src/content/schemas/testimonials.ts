/** What testimonials.yaml says: words of families, which they permit you to publish. */
import { z } from 'zod';

import { picture } from './pictures.ts';
import { language, sample, text } from './texts.ts';

export const testimonialsSchema = z.array(
  z.strictObject({
    text: text('“Now she hangs up her coat herself.”'),
    by: text('A toddler’s dad'),
    lang: language('what the family says').exactOptional(),
    picture,
    sample: sample.meta({ description: 'Shows a mark that these are words of the sample.' }),
  }),
);
