import { byline } from './authors.ts';
import type { Post } from './post.ts';

const joseph = byline('joseph');

export const choosingADaycare: Post = {
  slug: 'choosing-a-daycare',
  sample: true,
  title: 'A licence tells you what to ask next',
  date: '2026-01-14',
  author: joseph,
  excerpt:
    'Before you choose a daycare in Alberta, read the licence, look up the inspections, and spend ten quiet minutes in the room.',
  category: 'Health and safety',
  tags: ['Child', 'Education', 'Money'],
  picture: {
    name: 'hero',
    alt: 'An educator doll and four child dolls stand together by a toy rainbow and a small house',
    focus: '58% 62%',
  },
  lead: 'You are about to hand your child to people you hardly know. Asking hard questions is not rude. Good places like them. Here is where to start.',
  parts: [
    {
      heading: 'The paper by the door comes first',
      paragraphs: [
        'In Alberta, one licence can cover daycare, out-of-school care and preschool in the same house. Read which of these it names. Ours hangs by the door, where every parent can read it.',
        'Then ask when an inspector last came, and what they said.',
      ],
    },
    {
      heading: 'The province shows its inspections',
      paragraphs: [
        'The ministry for this is Education and Childcare. Its website has a search for licensed programs, with what inspectors found on their visits. It also lists closures, licences on probation and health orders.',
        'Old pages may still name other ministries. The date of a page tells you how far to trust it.',
      ],
      links: [
        { words: 'Finding child care, on alberta.ca', href: 'https://www.alberta.ca/accessing-child-care' },
        { words: 'Child care notices, on alberta.ca', href: 'https://www.alberta.ca/childcare-public-notices' },
      ],
    },
    {
      heading: 'One note in a report is not the whole story',
      paragraphs: ['A missing form is not the same as an open gate. When you find something, ask three things:'],
      list: ['What was found, and when?', 'What did you change?', 'Has it come up again?'],
    },
    {
      heading: 'The people matter most',
      paragraphs: [
        'Educators in Alberta are certified at one of three levels. Level 1 is a short course, Level 2 is a one-year certificate, and Level 3 is a two-year diploma. A new person has six months to be certified. Until then, they may not be alone with children.',
        'Ask how many adults are in the room at noon, not only on paper. And ask how long the educators have stayed. A child needs the same face more than a new toy.',
      ],
    },
    {
      heading: 'Ten minutes in the room tell a lot',
      paragraphs: ['Stand still and look, at child height if you can.'],
      list: [
        'Do adults kneel down to talk?',
        'What happens when a child cries?',
        'Can children reach what they need?',
        'Who checks the gate and the sign-out sheet?',
        'Is anyone laughing?',
      ],
    },
    {
      heading: 'Money questions are fair questions',
      paragraphs: [
        'Ask for the monthly fee, what it covers, and every charge that is not in it. Ask what you pay when your child is sick, and when the place is closed. Write the answers down. Then compare.',
      ],
      links: [{ words: 'Come and look at our rooms', to: '/contact-us' }],
    },
  ],
  quote: {
    text: 'The best question I ever got was: may I see the room at five o’clock, when all are tired?',
    by: joseph,
  },
  comments: [
    {
      id: 'c1',
      name: 'Ngozi',
      at: '2026-01-15T22:04',
      text: 'I printed the five questions and took them to three places. Only one of them asked me to sit down.',
    },
    {
      id: 'c2',
      name: 'Liam',
      at: '2026-01-18T13:26',
      text: 'Is it all right to come at drop-off time, to see how it really is?',
      replies: [
        {
          id: 'c3',
          name: joseph,
          at: '2026-01-19T08:40',
          text: 'Call first, so that somebody has time for you. Then yes, that is a fine time to see us.',
        },
      ],
    },
  ],
};
