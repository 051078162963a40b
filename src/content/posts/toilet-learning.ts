import { byline } from './authors.ts';
import type { Post } from './post.ts';

const amina = byline('amina');

/** The side post: a picture of half the width beside its first lines. */
export const toiletLearning: Post = {
  slug: 'toilet-learning',
  sample: true,
  title: 'Toilet learning starts when the child does',
  date: '2026-05-20',
  author: amina,
  excerpt:
    'There is no race and no right birthday. Watch for the signs, choose easy clothes, and let us do the same thing in both places.',
  category: 'Our days',
  tags: ['Child'],
  picture: {
    name: 'cur-practical',
    alt: 'Three child dolls, one with both hands in a wash bowl, near a tray of white jugs and a broom',
    focus: '78% 60%',
  },
  lead: 'Somebody’s cousin was dry at eighteen months. Good for the cousin. Your child will learn this too, and nobody will ask about it at graduation.',
  parts: [
    {
      heading: 'The signs come from your child',
      paragraphs: ['We wait for a few of these, and then we start. No single sign is enough, and none has a date.'],
      list: [
        'Stays dry for a good while, or wakes up dry from a nap',
        'Hides, stops or tells you when something is on its way',
        'Wants to see what the big ones do in there',
        'Can pull pants down, and nearly up',
        'Does not like a wet diaper',
      ],
    },
    {
      heading: 'We start in the same week',
      paragraphs: [
        'It is hard to learn two ways at once. Tell us when you begin, which words you use, and how it goes on a weekend. We use your words here, in your language if you teach us how to say them.',
        'A calm week is best. A new baby, a move or a holiday can wait, or the toilet can.',
      ],
    },
    {
      heading: 'Clothes make half the work',
      paragraphs: [
        'Choose pants with an elastic waist, and no buttons, belts or bibs. Pack three full changes and an extra pair of shoes or slippers. Everything has a name in it, and wet things come home in a bag.',
      ],
    },
    {
      heading: 'We ask, we do not push',
      paragraphs: [
        'We go at the same times each day: when we arrive, before the yard, before lunch, after rest. A child may say no. Then we ask again later, without a sigh.',
        'There are no prizes and no charts on the wall. A dry day is its own prize. We say what happened: “You felt it, and you went.” A stool stands at every sink, and children wash their own hands.',
      ],
    },
    {
      heading: 'Wet pants are not bad news',
      paragraphs: [
        'We change them quietly, in a place where nobody looks on. The child helps as far as they can. Most children have a good week and then a wet one. That is how learning looks.',
        'Some children need longer, or need other help, such as a rail, pictures or a set plan. Tell us, and we will plan it with you. If going hurts, or something worries you, ask your doctor or call Health Link at 811.',
      ],
    },
    {
      heading: 'A diaper never keeps a child out',
      paragraphs: [
        'Your child can move up to the preschool room in a diaper. Children move when they are ready for the room, not on a birthday.',
      ],
      links: [{ words: 'See the four programs', to: '/program' }],
    },
  ],
  quote: { text: 'I have met no one who learned it faster because I was in a hurry.', by: amina },
  comments: [
    {
      id: 'c1',
      name: 'Kwame',
      at: '2026-05-21T05:50',
      text: 'Three changes of clothes sounded like a lot. On Tuesday it was two too few.',
      replies: [
        {
          id: 'c2',
          name: amina,
          at: '2026-05-21T07:22',
          text: 'We have all had that Tuesday. The spare box is there for the fourth.',
        },
      ],
    },
  ],
};
