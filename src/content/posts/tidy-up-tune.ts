import { byline } from './authors.ts';
import type { Post } from './post.ts';

const grace = byline('grace');

/** The audio post. */
export const tidyUpTune: Post = {
  slug: 'tidy-up-tune',
  sample: true,
  title: 'One small tune clears the whole table',
  date: '2026-03-18',
  author: grace,
  excerpt:
    'We play the same short tune after lunch and before the yard. Listen to it, hum it, and try it at your own kitchen table.',
  category: 'Food',
  tags: ['Child', 'Education', 'Restaurant'],
  picture: {
    name: 'music',
    alt: 'Child dolls stand by a xylophone in rainbow colours, a drum, a tambourine and egg shakers',
    focus: '50% 66%',
  },
  lead: 'Lunch is over. There are crumbs, four wet sleeves and a pea on the floor. Nobody calls across the room. Somebody plays four notes on the xylophone, and the children look up.',
  parts: [
    {
      heading: 'A tune is kinder than a shout',
      paragraphs: [
        'When an adult calls “tidy up”, half the room does not hear it. The other half hears an order. A tune tells everyone the same thing, at the same time, and no one is to blame.',
        'It also has an end. Children know how much time is left, because they know how the tune goes. That is hard to tell from a clock that you cannot read yet.',
      ],
    },
    {
      heading: 'It is always the same one',
      paragraphs: [
        'Four notes go up, twice. That is the call, and it means: look up from your work. Then the tune begins, light and slow enough to skip to. It lasts about half a minute.',
        'There is no voice in the recording, so your own words fit. We sing of blocks in the basket and books in a row.',
        'We play it after lunch and before we go out. We do not change it, and we do not save it for bad days. A sign works because it never means two things.',
      ],
    },
    {
      heading: 'The table has four jobs',
      paragraphs: ['Each child has one job, and the jobs move on every Monday:'],
      list: [
        'The scraper empties the plates into the bin for leftovers.',
        'The carrier takes the cups to the tray, two at a time.',
        'The wiper wipes from far to near, and squeezes the cloth.',
        'The sweeper hunts for peas.',
      ],
    },
    {
      heading: 'It works for toys too',
      paragraphs: [
        'At home, start small. Choose one moment of the day, such as the blocks before bath. Play the tune, or hum it, and begin to clear up yourself. Do not ask for help on the first day.',
        'On the second or third day a small hand may join in. Say what you see: “You found all the red ones.” Then do it again tomorrow, even when it did not work today.',
      ],
    },
    {
      heading: 'Some children hear it in other ways',
      paragraphs: [
        'A child who does not hear well gets a sign to see, or a hand to hold. A child who finds noise hard gets a quiet word before we begin. If your child needs a sign of their own, tell us, and we will find one together.',
      ],
      links: [{ words: 'See what else we do with music', to: '/curriculum#movement' }],
    },
  ],
  quote: { text: 'They do not tidy because I say so. They tidy because it is that tune again.', by: grace },
  sound: 'tidy-up',
  comments: [
    {
      id: 'c1',
      name: 'Tomasz',
      at: '2026-03-19T19:05',
      text: 'We hum it at home now. The dog goes to his bed, which was not the plan.',
    },
    {
      id: 'c2',
      name: 'Hana',
      at: '2026-03-20T20:41',
      text: 'How long did it take until the children knew it?',
      replies: [
        {
          id: 'c3',
          name: grace,
          at: '2026-03-23T07:20',
          text: 'About two weeks here. At home it may be faster, because you have fewer peas.',
        },
      ],
    },
  ],
};
