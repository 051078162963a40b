/** What words/forms.yaml says, in all forms but the registration and in what the gateway answers. */
import { z } from 'zod';

import { template, text } from '#content/schemas/texts.ts';

const sent = z.strictObject({
  title: text('Thank you. We have your address.'),
  text: text('We write once to ask.'),
});

export const formsSchema = z.strictObject({
  message: z.strictObject({
    promise: text('We answer within {provider.answersWithin}.', 'Beside the button, and below the thanks.'),
    thanks: text('Thank you. We have it.'),
  }),
  barrier: z.strictObject({
    title: text('Tell us about a barrier'),
    lead: text('What did you want to do, and what stopped you?'),
    description: text('Something on this site keeps you out? Tell us here.', 'For search engines.'),
  }),
  visit: z
    .strictObject({
      title: text(
        'Come and look',
        'On the buttons, too, that lead there from the menu of phones and the foot of every page.',
      ),
      when: z
        .enum(['mornings', 'afternoons'])
        .exactOptional()
        .meta({ examples: ['mornings'], description: 'Which halves of your days are offered. Without it both.' }),
      ways: z
        .array(z.enum(['text', 'relay']))
        .exactOptional()
        .meta({
          examples: [['text', 'relay']],
          description:
            'How you reach a family that asks for it, besides e-mail and phone. Without it neither is offered.',
        }),
      lead: text('Tell us which times suit you. We write or call within two working days, and name a day.'),
      description: text('Look around before you decide. Tell us which times suit you.', 'For search engines.'),
    })
    .exactOptional()
    .describe('/contact-us, opened to ask for a visit. Without it nothing leads there.'),
  question: z.strictObject({ text: text('Yours is not here? Ask it.', 'Above the form.') }),
  newsletter: z.strictObject({
    title: text('News from the rooms'),
    text: text('One letter a month.'),
    promise: text('You can leave the list at any time.', 'Beside the button.'),
    sent,
  }),
  comment: z.strictObject({ promise: text('We never show your email.', 'Above the fields.'), sent }),
  refused: z.strictObject({
    title: text('It is not sent yet.'),
    kept: text('Everything you typed is still here.'),
    instead: text('Try again, call us, or send the same words from your own mail program.'),
    noAnswer: text('Something on the way did not answer. Please send it again, or call us.'),
    tooSoon: text('Please wait ten seconds and send again.', 'Within ten seconds of the last one.'),
  }),
  answers: z.strictObject({
    thanks: text('Thank you. We have your message.'),
    reload: text('Please reload the page and try again, or call us at {provider.phone}.', 'Follows what went wrong.'),
    again: text('Please send it again, or call us at {provider.phone}.', 'Follows what went wrong.'),
    allTooLong: text('That is more than we can take in one message. Please shorten it.'),
    goBack: text(
      "Please use your browser's Back button.",
      'Follows “allTooLong” where the form cannot be shown again.',
    ),
    messageTooLong: text('Your message is too long. Please shorten it.'),
    nameTooLong: text('A name in your message is too long. Please shorten it.'),
    addressTooLong: text('That e-mail address is too long. Please check it.'),
    oddSigns: text('A name or an address holds signs that mail cannot carry. Please take them out.'),
    oneAddress: text('We can write to one plain e-mail address at a time. Please check the address.'),
    otherRecipient: text('From here we can only send mail to {provider.name}.'),
    oddAddress: text('We cannot send a confirmation to this address. Please check it.'),
    confirmed: text('We have sent two confirmations to this address within a day.'),
    hiddenField: text('Something filled in a field of this form that nobody can see.'),
    otherSite: text('This came from a page of another site. Please use the form on our own site.'),
    spamCheck: text('Many people are writing to us, so we need a short spam check first. Please send it again.'),
    tooMany: template('That was a lot of messages in a short time. Please try again in {wait}.', 'wait'),
    tooManyPages: text('Your network asked for a great many pages. Please try again in a minute.'),
    crowded: template('More people are writing to us than we can answer. Please try again in {wait}.', 'wait'),
    busy: text('Many people are writing to us. Please try again in a few seconds.'),
    tooSlow: text('Your message took too long to reach us. Please try again.'),
    notStored: text('We cannot take messages at the moment. Please try again in a few minutes.'),
    broken: text('Something went wrong on our side. Please try again.'),
  }),
});
