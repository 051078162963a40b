import { facts } from '#content/site/facts.ts';
import { longDate } from '#content/rules/dates.ts';

import { byline } from './authors.ts';
import type { Post } from './post.ts';

const joseph = byline('joseph');
const { fullTime, partTime, hours, from, until, source } = facts.fees;

/** The text-only post. Its numbers are the province’s (site/facts.yaml). */
export const fees: Post = {
  slug: 'fees',
  sample: true,
  title: 'Daycare has a flat fee in Alberta, for now',
  date: '2026-11-04',
  author: joseph,
  excerpt:
    'What parents pay for licensed daycare as of November 2026, who it is for, what it leaves out, and why March 2027 matters.',
  category: 'Fees and funding',
  tags: ['Money', 'Child'],
  picture: {
    name: 'post-fees',
    alt: 'A jar of toy coins beside a calendar with its first day circled, and two dolls who look on',
    focus: '52% 60%',
  },
  lead: 'Nearly everyone asks about money first, and that is right. These are the province’s numbers, as of November 2026. If you read this after March 2027, please check them again.',
  parts: [
    {
      heading: 'Two numbers cover most families',
      paragraphs: [
        `Since ${longDate(from)}, parents pay a flat fee for licensed daycare and day homes. It is the most that you can be asked for, the same for all incomes, for children up to kindergarten age.`,
      ],
      table: {
        caption: 'The most that a parent pays for one child, as of November 2026',
        head: ['Care', 'Hours a month', 'Fee a month'],
        rows: [
          ['Full-time', hours.fullTime, fullTime],
          ['Part-time', hours.partTime, partTime],
          ['A few hours', hours.fewer, 'Each place sets its own'],
          ['Licensed preschool', 'No fixed number', 'The usual fee, less up to $100'],
        ],
      },
    },
    {
      paragraphs: [
        'The full-time fee comes to about $15 for each weekday. Does your child come for about 50 hours? Then ask which side of the line you are on before you sign.',
      ],
    },
    {
      heading: 'You do not apply for it',
      paragraphs: [
        'The province pays a grant to the daycare, and your bill is lower. You pay your part straight to the daycare. It works only where the daycare has signed a grant agreement, and not every place can. So ask each one, and ask us too: have you signed?',
      ],
    },
    {
      heading: 'Some care is outside the flat fee',
      list: [
        'Care before and after school is not in it.',
        'A child in kindergarten counts only for care during school hours.',
        'Extras that you choose may cost more. Ask for a list of them.',
      ],
    },
    {
      heading: 'The old subsidy for young children is gone',
      paragraphs: [
        'Until 31 March 2025, the province also paid a subsidy by income, from birth to kindergarten age. It has ended. You may still find its tables on daycare websites. When you see an income of $180,000 on a page, the page is old.',
      ],
    },
    {
      heading: 'March 2027 is the next big date',
      paragraphs: [
        `The agreement between Ottawa and Alberta behind these fees runs until ${longDate(until)}. As of November 2026, we have found nothing official about what comes after it. We will not guess. When there is news, we will write it here with a date on it.`,
      ],
    },
    {
      heading: 'Five questions show you the real price',
      paragraphs: ['Take these along to any place that you visit:'],
      list: [
        'What will my month cost, to the cent?',
        'Is there a fee to register or to wait?',
        'What do you charge when I am late?',
        'Do I pay for sick days and holidays?',
        'How much notice must I give to leave?',
      ],
      links: [
        { words: 'Child care fees, on alberta.ca', href: source.href },
        { words: 'The grant for daycares, on alberta.ca', href: 'https://www.alberta.ca/affordability-grant' },
        { words: 'Ask us what you would pay', to: '/contact-us' },
      ],
    },
  ],
  quote: { text: 'If a fee is hard to explain, ask again until it is easy. That is our job, not yours.', by: joseph },
  comments: [
    {
      id: 'c1',
      name: 'Carmen',
      at: '2026-11-05T20:58',
      text: 'Our daughter would come three days a week. Is that part-time or full-time?',
      replies: [
        {
          id: 'c2',
          name: joseph,
          at: '2026-11-06T08:25',
          text: 'Count the hours in a month. Three days of eight hours come to just over 100, so small things matter. Call me, and we will add them up.',
          replies: [
            {
              id: 'c3',
              name: 'Carmen',
              at: '2026-11-06T12:10',
              text: 'I had no idea that it was so close. I will call on Monday.',
            },
          ],
        },
      ],
    },
  ],
};
