/** Every form of the site. The gateway makes the routes for forms without scripts from this list. */
import { takesComments } from '#content/site/provider.ts';

import { comment } from './comment/record.ts';
import { contact } from './contact/record.ts';
import { newsletter } from './newsletter/record.ts';
import { question } from './question/record.ts';
import type { FormRecord } from './record.ts';
import { registration } from './registration/record.ts';
import { teacher } from './teacher-contact/record.ts';

export const records = {
  registration,
  contact,
  newsletter,
  question,
  teacher,
  ...(takesComments && { comment }),
} satisfies Record<string, FormRecord>;
