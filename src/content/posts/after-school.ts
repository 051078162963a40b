import { byline } from './authors.ts';
import type { Post } from './post.ts';

const owen = byline('owen');

/** The link post: its picture links to the page that the post is about. */
export const afterSchool: Post = {
  slug: 'after-school',
  sample: true,
  title: 'School-age care has its own day and its own fees',
  date: '2026-08-19',
  author: owen,
  excerpt:
    'The flat daycare fee stops where school begins. What care before and after school looks like, and which questions to ask about money.',
  category: 'Fees and funding',
  tags: ['Child', 'Education', 'Money', 'Restaurant'],
  picture: {
    name: 'program-school-age',
    alt: 'Four school-age child dolls with a bicycle, an orange backpack, a ball and a board game',
    focus: '50% 58%',
  },
  lead: 'In two weeks the bell rings again. If you need care around the school day, the rules that you know from daycare no longer fit. Here is what changes.',
  parts: [
    {
      heading: 'The afternoon begins with food',
      paragraphs: [
        'Children come through the door hungry and full of news. So the snack stands ready, and nobody asks about math. Fruit, bread and something warm do more for homework than any rule.',
        'Then they choose: the yard, a game, a long project, or the quiet table for homework. We help to start it. We do not check every line, because you and the teacher want to see how it really went.',
      ],
    },
    {
      heading: 'Days without school are long days',
      paragraphs: [
        'On PD days and in summer, children can be here all day. Those days are for long walks, cooking for everyone and things that need a saw. Tell us early which days you need, so that we can plan for enough adults.',
      ],
    },
    {
      heading: 'The flat fee is for younger children',
      paragraphs: [
        'As of August 2026, Alberta’s flat parent fee is for children up to kindergarten age. A child in kindergarten counts only for care during school hours. Care before and after school is outside it, so each place sets its own fee.',
        'That surprises many families in their first September. Ask for the number in spring, not in fall.',
      ],
    },
    {
      heading: 'There may be a subsidy for you',
      paragraphs: [
        'As far as we know, families with lower incomes can still ask the province for a subsidy for school-age care. It depends on what a household earns. Amounts and limits change, so we do not print them here. Start with the province’s own page, and ask there.',
      ],
      links: [{ words: 'Child care fees, on alberta.ca', href: 'https://www.alberta.ca/childcare-fees' }],
    },
    {
      heading: 'Six questions are worth asking',
      paragraphs: ['Ask us, and ask any other place that you visit:'],
      list: [
        'What does a month cost, and what does a full day add?',
        'Which schools do you serve, and how do children get here?',
        'What happens when school closes early in a storm?',
        'Is summer a separate registration?',
        'Who walks with the youngest ones?',
        'When may a child walk home alone, and who decides?',
      ],
      links: [
        { words: 'Put your questions to us', to: '/contact-us' },
        { words: 'Register', to: '/#register' },
      ],
    },
    {
      heading: 'Big children need a place too',
      paragraphs: [
        'A ten-year-old does not want to be looked after. So they have jobs: they read to the small ones, run the game shelf and plan Friday’s snack. They come back for that.',
      ],
    },
  ],
  link: { words: 'See out-of-school care', to: '/program#out-of-school-care' },
  quote: { text: 'Snack first. Nobody has ever done long division on an empty stomach.', by: owen },
  comments: [
    {
      id: 'c1',
      name: 'Ravi',
      at: '2026-08-20T20:20',
      text: 'My daughter starts kindergarten, mornings only. Is the rest of the day school-age care or daycare?',
      replies: [
        {
          id: 'c2',
          name: byline('joseph'),
          at: '2026-08-21T08:15',
          text: 'It depends on the hours, so please call me. We will go through her week day by day, and you get the number for it.',
        },
      ],
    },
  ],
};
