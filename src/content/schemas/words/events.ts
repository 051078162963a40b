/** What words/events.yaml says, for the list of events. */
import { z } from 'zod';

import { text } from '#content/schemas/texts.ts';

import { inLanguage } from './parts.ts';

export const eventsHeadSchema = z.strictObject({
  ...inLanguage,
  title: text('What is on'),
  lead: text('Evenings, mornings and walks for families.'),
  none: z.strictObject({ title: text('Nothing is planned just now'), text: text('The next dates go up soon.') }),
});
