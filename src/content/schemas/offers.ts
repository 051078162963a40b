/** What offers.yaml says: what the daycare offers, each with a picture or a drawing. */
import { z } from 'zod';

import { pictureOrDecoration } from './pictures.ts';
import { language, text } from './texts.ts';

const drawings = ['rings', 'abacus', 'fruit-bowl', 'blocks', 'people', 'lantern'] as const;

export const offersSchema = z
  .array(
    z.strictObject({
      title: text('Healthy food'),
      lang: language('the entry').exactOptional(),
      text: text('Fruit, greens and grains at a low table.'),
      drawing: z.enum(drawings),
      picture: pictureOrDecoration.exactOptional(),
    }),
  )
  .min(1);
