/** What words/coming-soon.yaml says, for /coming-soon. */
import { z } from 'zod';

import { picture } from '#content/schemas/pictures.ts';
import { sample, text } from '#content/schemas/texts.ts';

import { inLanguage } from './parts.ts';

export const comingSoonSchema = z.strictObject({
  ...inLanguage,
  sample: sample.exactOptional(),
  title: text('Something new is being built'),
  lead: text('A second yard. The gate opens soon.'),
  before: text('The gate opens a month from today.', 'Until a browser has reckoned the day.'),
  until: text('The gate opens on {date} at {time}.', 'With the day and the time in the place of the names.'),
  over: text('The gate is open. Come and see.', 'When the time has come.'),
  picture,
});
