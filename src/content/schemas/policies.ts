/** What the head of a file in policies/ says, above its text. */
import { z } from 'zod';

import { day, text } from './texts.ts';

export const policySchema = z.strictObject({
  title: text('Privacy'),
  changed: day('2026-11-23', 'When its words were last changed.'),
  notice: z.strictObject({ title: text('No cookies here'), text: text('No counting of visits, and no ads.') }),
  ask: text('Ask about your information', 'The words of the link to the contact form.'),
});
