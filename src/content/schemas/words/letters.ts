/** What words/letters.yaml says, in the letters of the website. */
import { z } from 'zod';

import { languageTag, template, text } from '#content/schemas/texts.ts';

export const lettersSchema = z.strictObject({
  confirmation: z.strictObject({
    lang: languageTag('these words').exactOptional(),
    greeting: text('Thank you for your request. We reply within {provider.answersWithin}.'),
    noAddress: text('The address that you gave us', 'Stands for an address that cannot be shown.'),
    ifWrong: text('If it is wrong, write to {provider.email}.', 'Below the address, where only words can be shown.'),
    isWrong: text('Is it wrong?', 'Below the address, before a link.'),
    call: text('You can also call us at {provider.phone}.'),
    closing: text('{provider.name}', 'Above your postal address.'),
  }),
  newsletter: z
    .array(template('Somebody typed {email} into the newsletter form.', 'email'))
    .min(1)
    .meta({ description: 'The paragraphs of the letter to you about an address for your news.' }),
});
