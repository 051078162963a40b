/** What words/forms.yaml says, for all forms but the registration. */
import { z } from 'zod';

import { text } from '#content/schemas/texts.ts';

const titled = z.strictObject({
  title: text('Thank you. We have it.'),
  text: text('We answer within {provider.answersWithin}.'),
});

export const formsSchema = z.strictObject({
  promise: text('We answer within {provider.answersWithin}.', 'Beside the button of a message or a question.'),
  sent: titled.pick({ title: true }),
  refused: titled,
  question: text('Yours is not here? Ask it.', 'Above the form for a question.'),
  newsletter: z.strictObject({
    title: text('News from the rooms'),
    text: text('One letter a month.'),
    promise: text('You can leave the list at any time.'),
    sent: titled,
  }),
  comment: z.strictObject({ sent: titled }),
});
