/** The message form of the contact page, with its messages. What the daycare says there is in site/words/contact.yaml and site/words/forms.yaml. */
import { inquiryFields, inquiryMessages } from './inquiry.ts';

/** How a report of a barrier begins at `/contact-us?about=barrier`. */
export const barrierOpening =
  'Something on your website keeps me out.\nThe page: \nWhat I wanted to do: \nWhat happened: \nMy browser and aids: ';

/** Whether the query opens the form for a report of a barrier. */
export const isBarrier = (query: URLSearchParams) => query.get('about') === 'barrier';

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
