/** The message form of the contact page, with its messages. What the daycare says there is in site/words/contact.yaml and site/words/forms.yaml. */
import { houseWords } from './house.ts';
import { inquiryFields, inquiryMessages } from './inquiry.ts';

/** How a report of a barrier begins at `/contact-us?about=barrier`. */
export const barrierOpening =
  'Something on your website keeps me out.\nThe page: \nWhat I wanted to do: \nWhat happened: \nMy browser and aids: ';

/** Whether the query opens the form for a report of a barrier. */
export const isBarrier = (query: URLSearchParams) => query.get('about') === 'barrier';

/** How a request for a visit begins at `/contact-us?about=visit`. */
export const visitOpening = 'We would like to come and look.';

/** Whether the query opens the form for a visit. */
export const isVisit = (query: URLSearchParams) => query.get('about') === 'visit';

/** Asked where there are several houses. */
export const houseField = { name: 'dzHouse', kind: 'text', label: houseWords.ask, optional: true } as const;

/** What is asked besides for a visit, all of it optional. The times follow the hours of the daycare. */
export const visitFields = [
  { name: 'dzVisit.Times', kind: 'text', label: 'A time that suits you', optional: true },
  { name: 'dzVisit.Reach', kind: 'text', label: 'How shall we reach you?', optional: true },
  {
    name: 'dzVisit.Helps',
    kind: 'text',
    label: 'What helps you when you come?',
    hint: 'Such as an interpreter, large print or everything in writing. Please leave out health details.',
    optional: true,
  },
] as const;

export const visitWords = {
  anyHouse: 'Any house',
  anyTime: 'Any time',
  anyWay: 'As you like',
  ways: ['By e-mail', 'By phone'],
  /** By what words/forms.yaml calls them: not every daycare can. */
  otherWays: { text: 'By text message only', relay: 'Through a relay service' },
  morning: (day: string) => `${day} morning`,
  afternoon: (day: string) => `${day} afternoon`,
  /** At the head of the letter. */
  head: { House: houseWords.asked, Times: 'A time that suits', Reach: 'Reach us', Helps: 'What helps' },
} as const;

/** @param others what the daycare says of itself */
export const visitWays = (others: readonly (keyof typeof visitWords.otherWays)[] = []): string[] => [
  ...visitWords.ways,
  ...others.map((way) => visitWords.otherWays[way]),
];

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
  /** Leads to the empty form. */
  another: 'Send another message',
  mail: 'Send it by e-mail',
} as const;
