/** The contact page: how to find us, and the message form with its messages. What the daycare says there is in site/words/contact.yaml and forms.yaml. */
import { provider } from '#content/site/provider.ts';
import { promise, refused, sent } from '#content/site/words/forms.ts';

import { inquiryFields, inquiryMessages } from './inquiry.ts';

const { address, hours, map } = provider;

export const addressLines = [
  address.street,
  `${address.town}, ${address.province}`,
  address.postalCode.replace(' ', '\u00A0'),
];

/** The words for reports of barriers: at `/contact-us?about=barrier` the form's message begins with `opening`. */
export const barrier = {
  title: 'Tell us about a barrier',
  lead: 'What did you want to do, and what stopped you? Leave out what you do not know.',
  description: `Something on this site keeps you out? Tell us here. We answer within ${provider.answersWithin}, and mend it.`,
  opening:
    'Something on your website keeps me out.\nThe page: \nWhat I wanted to do: \nWhat happened: \nMy browser and aids: ',
} as const;

/** Whether the query opens the form for a report of a barrier. */
export const isBarrier = (query: URLSearchParams) => query.get('about') === 'barrier';

export const findUs = {
  title: 'How to find us',
  lines: addressLines,
  parking: provider.parking,
  hours: `We are open ${hours}.`,
  directions: { text: 'Get directions', href: map.directions },
  map: { title: `Map: ${address.street} in ${address.town}`, embed: map.embed },
} as const;

/** The form's messages in their exact wording (REQ C10, C12 to C16, C33). `{message}` is the error message of the service. */
export const messages = {
  ...inquiryMessages,
  sending: 'Sending email, please wait...',
  sent: 'Email sent successfully!',
  failed: 'An error occurred: {message}',
  failedWithoutMessage: 'Failed to send email',
} as const;

/** The form's fields, in the order of the page, of validation and of focus. */
export const fields = inquiryFields(8);

export const words = {
  /** Accessible name of the form landmark. */
  name: 'Contact',
  submit: 'Send message',
  busy: 'Sending',
  /** Beside the button. */
  assurance: promise,
  /** Stands in place of the form when it was sent; `another` leads to the empty form. */
  done: {
    ...sent,
    text: promise,
    another: 'Send another message',
  },
  refused: {
    ...refused,
    mail: 'Send it by e-mail',
  },
} as const;
