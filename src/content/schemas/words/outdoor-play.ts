/** What words/outdoor-play.yaml says, for /outdoorplay. */
import { z } from 'zod';

import { picture } from '#content/schemas/pictures.ts';
import { text } from '#content/schemas/texts.ts';

import { inLanguage } from './parts.ts';

const titled = { title: text('Deep cold: inside'), text: text('Below −20 °C, wind chill counted.') };
const drawings = ['boots', 'mitts', 'hat', 'clothes', 'label'] as const;

export const outdoorPlaySchema = z.strictObject({
  ...inLanguage,
  head: z.strictObject({ ...titled, picture }),
  weather: z
    .strictObject({
      ...titled,
      picture,
      smoke: z.strictObject(titled),
      fair: z.strictObject(titled),
      cold: z.strictObject(titled),
    })
    .exactOptional(),
  bag: z.strictObject({
    ...titled,
    things: z.array(z.strictObject({ ...titled, drawing: z.enum(drawings) })).min(1),
  }),
});
