/**
 * The words of /privacy, for Alberta's Personal Information Protection Act (45 days: its section 28; 30 days: section 47). What it promises of the gateway is
 * tested in tests/gateway and explained in docs/decisions/005 and 010.
 */
import { mailLink, phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { pictures } from '#content/site/words/footer.ts';
import type { SmallPrintSection } from './small-print.ts';

export const privacyHead = {
  title: 'Privacy',
  lead: 'You tell us about your child so that we can answer you. We use it for that, and for nothing else.',
  notice: { title: 'No cookies here', text: 'No counting of visits, and no ads.' },
  ask: 'Ask about your information',
} as const;

/** When these words were last changed; ISO 8601. */
export const privacyChanged = '2026-11-23';

/** The rows of the table of forms. The record of each form names one of them (forms/record.ts), so no form can be forgotten here. */
export const privacyRows = {
  registration: {
    form: 'Registration',
    asks: 'Your name, phone, e-mail and address. Your child’s name, date of birth and start date. How you found us, and notes if you like.',
    use: 'To look for a place in the right room and to write back.',
  },
  inquiry: {
    form: 'Message or question',
    asks: 'Your name, e-mail and phone, and your words.',
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

export type PrivacyRow = (typeof privacyRows)[keyof typeof privacyRows];

export const privacyParts: readonly SmallPrintSection[] = [
  {
    id: 'short',
    title: 'In short',
    list: [
      'We ask only for what we need to answer you.',
      'What you send goes to our own mailbox. It is not sold, and not shared for ads.',
      'This website keeps nothing once your message has arrived.',
      'There are no cookies, and nobody counts your visits.',
      'You may see, correct or delete what we hold about you. Ask us.',
    ],
  },
  {
    id: 'sent',
    title: 'What you send, and why',
    text: ['You choose to fill in a form. By sending it you agree that we use what you wrote, to answer you.'],
    table: {
      caption: 'What each form asks for, and what we use it for',
      head: ['Form', 'What it asks for', 'What we use it for'],
      rows: Object.values(privacyRows).map(({ form, asks, use }) => [form, asks, use]),
    },
    close: ['Please leave out health details. We talk about those in person, when your child joins us.'],
  },
  {
    id: 'goes',
    title: 'Where it goes',
    text: [
      'Your message goes to this website’s own computer, and from there to our mailbox by e-mail. People who work at the daycare read it there.',
      'If you request a place, the website sends one short e-mail back to you. It does not repeat what you wrote about your child.',
      'E-mail passes through the computers of mail companies, yours and ours. Some of them may stand outside Canada. If you would rather not use e-mail, call us.',
    ],
  },
  {
    id: 'kept',
    title: 'How long it is kept',
    list: [
      'On this website: until our mailbox has it. That is seconds as a rule. If our mail is down, your message waits until it is up again. Then it is wiped.',
      'For ten minutes more, a mark that cannot be read back. It tells that a message sent twice is the same one.',
      'For a day, a mark of your e-mail address that cannot be read back, if you ask for a place. It keeps others from having our short e-mail sent to you again and again.',
      'A short e-mail to you that cannot be delivered is given up and wiped after five days.',
      `In our mailbox: ${provider.keeps.requests} after our last letter, if your child does not join us.`,
      `If your child joins us: with your child’s file, ${provider.keeps.files}.`,
    ],
  },
  {
    id: 'visit',
    title: 'What we learn when you only look',
    text: ['Next to nothing. No name, no page you read and no search is stored.'],
    list: [
      'Your internet address is used to answer you, and to slow down who sends too much. It is held in memory for minutes, and never written down by this website.',
      'Our records of errors hold a number and an outcome. They hold no names, no addresses and no words of yours.',
      'If you choose light or dark, your own browser remembers it. So does it with the place you scrolled to, until you close the tab. Neither is sent to us.',
      'Fonts, pictures, film and sound come from this website itself.',
    ],
  },
  {
    id: 'others',
    title: 'What comes from elsewhere',
    text: [
      'One thing: the map on our contact page. It comes from OpenStreetMap, and only when you scroll near it. OpenStreetMap then sees your internet address and what kind of browser you have.',
      'You do not need the map. The address and the way in stand beside it in words.',
      'Links to other sites lead to their own rules.',
    ],
    links: [
      {
        words: 'Privacy at OpenStreetMap',
        href: 'https://osmfoundation.org/wiki/Privacy_Policy',
      },
    ],
  },
  {
    id: 'children',
    title: 'Children',
    text: [
      'This site is for parents. We ask about a child only in the form that requests a place, and only what we need to find the right room.',
      ...(pictures ? [pictures] : []),
    ],
  },
  {
    id: 'rights',
    title: 'What you can ask for',
    list: [
      'To see what we hold about you and your child.',
      'To have it corrected.',
      'To take back your yes, and have it deleted where the law lets us.',
      'To know who has seen it.',
    ],
    close: [
      'It costs nothing. Write to our privacy officer. If writing is hard for you, call, and we write it down for you. We answer within 45 days, as the law says, and mostly much sooner.',
    ],
    links: [
      { words: provider.phone, href: phoneLink(provider.phone), note: provider.hours },
      { words: provider.email, href: mailLink(provider.email), note: 'for the privacy officer' },
    ],
  },
  {
    id: 'complain',
    title: 'If you are not happy with our answer',
    text: [
      'The law is Alberta’s Personal Information Protection Act (PIPA). The Office of the Information and Privacy Commissioner of Alberta watches over it. You can complain there at no cost.',
      'Complaints are made in writing, with the form on its website. Send it within 30 days of our answer. Its people explain the way on the phone.',
    ],
    links: [
      { words: 'Information and Privacy Commissioner of Alberta', href: 'https://oipc.ab.ca', note: 'website' },
      { words: '1-888-878-4044', href: phoneLink('888-878-4044'), note: 'the Commissioner’s phone, free in Alberta' },
    ],
  },
  {
    id: 'safe',
    title: 'How we keep it safe',
    list: [
      'What you send travels locked (HTTPS).',
      'Only this website’s own pages may send to our mailbox.',
      'What is delivered is written over, not only taken off a list.',
      'If something goes wrong and could harm you, we tell you and the Commissioner without delay.',
    ],
  },
];
