/** What words/faqs.yaml says, above the questions of faqs.yaml. */
import { z } from 'zod';

import { text } from '#content/schemas/texts.ts';

import { inLanguage } from './parts.ts';

export const faqsHeadSchema = z.strictObject({
  ...inLanguage,
  title: text('Good questions'),
  lead: text('What parents ask us most.'),
});
