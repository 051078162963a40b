/** The waiting list of /places: fields, messages, and what stands beside them. */
import { monthOf } from '#content/rules/dates.ts';

/** Error messages. `{month}` is a month in words, such as “May 2027”. */
export const waitingMessages = {
  born: { month: 'Choose the month of birth', year: 'Write the year of birth' },
  start: { month: 'Choose the month to start', year: 'Write the year to start' },
  yearUnreadable: 'Write the year in four digits',
  tooEarly: 'Choose {month} or later',
  tooLate: 'Choose {month} or earlier',
  beforeBirth: 'Choose {month} or later: your child is born then',
  group: 'Choose a group, or that you do not know yet',
  emailMissing: 'Write your email address',
  emailInvalid: 'Please enter a valid email address',
  sending: 'Sending your request…',
  sent: 'We have your request.',
  failed: 'An error occurred: {message}',
  failedWithoutMessage: 'Failed to send your request',
} as const;

export const waitingWords = {
  lead: 'Tell us when your child is born, and when you want to start. We need no name. Being on our waiting list is no place yet.',
  /** @param within the end of a sentence: “within …” */
  next: (within: string) => ({
    title: 'What happens next',
    steps: [
      'Your answers reach us. No e-mail comes to you by itself.',
      `We answer within ${within}.`,
      'You have a place once we have said yes to it.',
    ],
  }),
  /** What else the search finds it by. */
  terms: 'waitlist, too young, baby, newborn, pregnant, expecting, due',
  /** Accessible name of the form, which makes it a landmark. */
  name: 'Waiting list',
  born: 'Born, or expected',
  start: 'A place from',
  month: 'Month',
  year: 'Year',
  group: 'Group',
  unknownGroup: 'I do not know yet',
  /** Beside months and a group that do not go together. */
  tooYoung: (youngest: string, begins: string) =>
    `We begin at ${youngest}: that is in ${monthOf(begins)} ${begins.slice(0, 4)} at the earliest.`,
  tooOld: (oldest: string) => `Your child will be older then than ${oldest}, the age up to which we take children.`,
  otherGroup: (fitting: readonly string[], chosen: string) =>
    `By these months it would be ${fitting.join(' or ')}. Is ${chosen} right?`,
  email: 'Email',
  phone: 'Phone',
  choose: 'Choose',
  submit: 'Send request',
  busy: 'Sending',
  /** In place of the form when it was sent, after what the daycare promises. */
  noPlace: 'Being on the list is no place yet.',
  /** Leads to the empty form. */
  another: 'Send another request',
  mail: 'Send it by e-mail',
} as const;
