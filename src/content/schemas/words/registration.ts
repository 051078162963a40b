/** What words/registration.yaml says, for the registration form. */
import { z } from 'zod';

import { template, text } from '#content/schemas/texts.ts';

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
});
