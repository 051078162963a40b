/** What words/registration.yaml says, for the registration form. */
import { z } from 'zod';

import { choices, ownFields } from '#content/schemas/own-fields.ts';
import { day, language, template, text } from '#content/schemas/texts.ts';

export const registrationSchema = z.strictObject({
  title: text('Daycare Registration', 'Follows the short name.'),
  assurance: z
    .array(text('You can go back. Nothing is lost.'))
    .length(3)
    .meta({ description: 'One for each step, beside its button.' }),
  sent: z.strictObject({
    title: template('We have your request for {child}.', 'child'),
    text: text('We reply within {provider.answersWithin}.'),
    confirmation: template('We also try to send a short note to {email}.', 'email'),
  }),
  refused: text('Your request is not sent yet.', 'forms.yaml says what follows.'),
  closed: z
    .strictObject({
      says: text('We are full until September.', 'In place of the form, before a link to your waiting list.').max(300),
      lang: language('the sentence').exactOptional(),
      until: day(
        '2027-08-31',
        'The last day on which it is closed. Without it, until you take the entry out.',
      ).exactOptional(),
    })
    .exactOptional()
    .meta({ description: 'While you take no registrations. Parents are led to the waiting list instead.' }),
  notes: text('Days you need, and a good time to call.', 'Below the field “Notes”. Without it the program’s own words.')
    .max(200)
    .exactOptional(),
  notesLang: language('“notes”').exactOptional(),
  foundUs: choices('A friend', 'The library', 'Something else')
    .exactOptional()
    .describe('What parents choose from at “Where did you find us?”. Without it Google, Facebook, Friend, Other.'),
  foundUsLang: language('the choices of “foundUs”').exactOptional(),
  fields: ownFields.exactOptional(),
});
