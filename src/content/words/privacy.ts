/**
 * The table of forms on /privacy; the other words are the daycare's (site/policies/privacy.md), for Alberta's Personal Information Protection Act (45 days: its
 * section 28; 30 days: section 47). What they promise of the gateway is tested in tests/gateway and explained in docs/decisions/005 and 010.
 */

/** The rows of the table of forms. A test asks for one of each form (tests/forms/records.test.ts). */
export const privacyRows = {
  registration: {
    form: 'Registration',
    asks: 'Your name, phone, e-mail and address. Your child’s name, date of birth and start date. How you found us, and notes if you like.',
    use: 'To look for a place in the right room and to write back.',
  },
  waitingList: {
    form: 'Waiting list',
    asks: 'The month in which your child is born or expected, the month to start, a group, your e-mail, and your phone if you like. No name.',
    use: 'To tell you when there may be a place.',
  },
  inquiry: {
    form: 'Message or question',
    asks: 'Your name, e-mail and phone, and your words. For a visit, if you like, a time, how to reach you and what helps you.',
    use: 'To answer you.',
  },
  newsletter: {
    form: 'Newsletter',
    asks: 'Your e-mail.',
    use: 'To ask you once if you want our news. We send it only if you answer yes. Ask us, and we stop.',
  },
  comment: {
    form: 'Comment on a post',
    asks: 'A name, an e-mail, a website if you like, and your words.',
    use: 'We read it first. Then your name and words may stand below the post. Your e-mail never does.',
  },
} as const;

export interface PrivacyRow {
  readonly form: string;
  readonly asks: string;
  readonly use: string;
}

export const formsTable = {
  caption: 'What each form asks for, and what we use it for',
  head: ['Form', 'What it asks for', 'What we use it for'],
} as const;
