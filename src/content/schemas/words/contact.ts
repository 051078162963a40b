/** What words/contact.yaml says, for /contact-us. */
import { z } from 'zod';

import { picture } from '#content/schemas/pictures.ts';
import { text } from '#content/schemas/texts.ts';

import { inLanguage } from './parts.ts';

const lead = text('Call, write or come by.');

export const contactSchema = z.strictObject({
  ...inLanguage,
  head: z.strictObject({ title: text('Say hello'), lead, picture: picture.exactOptional() }),
  call: z.strictObject({ title: text('Call us'), text: text('The quickest way to ask about a space.') }),
  visit: z.strictObject({ title: text('Visit us') }),
  write: z.strictObject({ title: text('Write to us'), text: text('We read it in the evening.') }),
  message: z.strictObject({ title: text('Send a message'), lead, picture }),
});
