/** What offers.yaml says: what the daycare offers, each beside a drawing. */
import { z } from 'zod';

import { language, text } from './texts.ts';

const drawings = ['rings', 'abacus', 'fruit-bowl', 'blocks', 'people', 'lantern'] as const;

export const offersSchema = z
  .array(
    z.strictObject({
      title: text('Healthy food'),
      lang: language('the entry').exactOptional(),
      text: text('Fruit, greens and grains at a low table.'),
      drawing: z.enum(drawings),
    }),
  )
  .min(1);
