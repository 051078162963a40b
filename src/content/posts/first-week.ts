import { byline } from './authors.ts';
import type { Post } from './post.ts';

const maya = byline('maya');

/** The standard post, shown by every layout that needs no special post. */
export const firstWeek: Post = {
  slug: 'first-week',
  sample: true,
  title: 'The first week is short and slow',
  date: '2025-12-10',
  author: maya,
  excerpt:
    'The first goodbye is hard for most families, and it does get lighter. We start with one hour together and add a little each day.',
  category: 'Our days',
  tags: ['Child', 'Education', 'Money', 'Restaurant'],
  picture: {
    name: 'post-goodbye',
    alt: 'A child doll on a step waves through the window to a parent outside, an educator close by',
    focus: '50% 60%',
  },
  lead: 'The first goodbye is hard for most families, and it does get lighter. We start with one hour together and add a little each day. Here is how the week often goes.',
  parts: [
    {
      heading: 'Five small days come first',
      paragraphs: [
        'No child has to stay for a whole day at once. We plan the week with you, and we change the plan when your child needs it.',
      ],
      table: {
        caption: 'A first week, day by day',
        head: ['Day', 'How long', 'What happens'],
        rows: [
          ['Monday', 'One hour', 'You stay. We play on the floor together.'],
          ['Tuesday', 'Two hours', 'You step out for ten minutes, and you come back.'],
          ['Wednesday', 'Until lunch is over', 'Your child eats with the group.'],
          ['Thursday', 'Until after rest', 'Your child tries a nap in the room.'],
          ['Friday', 'A short full day', 'You come early, and we tell you all about it.'],
        ],
      },
    },
    {
      heading: 'A good goodbye takes one minute',
      paragraphs: [
        'Hang up the coat, give one hug and say when you will be back. Use a time that a child can see: “after snack”, not “at four”. Then go, even when there are tears.',
        'Please do not slip out while your child is busy. It saves one cry today, and it costs trust tomorrow. When the tears do not stop, we call you. You may call us too, as often as you like.',
      ],
    },
    {
      heading: 'One thing from home helps',
      paragraphs: [
        'A blanket, a soft toy or a shirt that smells of you can stay all day. Put a name on it, and on these:',
      ],
      list: [
        'A change of clothes, from socks to sweater',
        'Indoor shoes that a child can pull on',
        'Outdoor clothes for the weather of the day',
        'A photo of your family, if you like',
      ],
    },
    {
      heading: 'Food and rest follow your child',
      paragraphs: [
        'Lunch and two snacks are cooked here each day. Tell us what your child eats, what they leave, and what they must not have. New children often eat little at first. A bigger supper at home makes up for it.',
        'Babies here sleep when they are tired and eat when they are hungry. Your own rhythm comes along with your child.',
      ],
    },
    {
      heading: 'The fee is clear before the first day',
      paragraphs: [
        'Ask us what the month will cost and how the short days are counted. You get the number, and what it covers, before you decide.',
      ],
      links: [{ words: 'Ask us about the first week', to: '/contact-us' }],
    },
    {
      heading: 'Some weeks take two',
      paragraphs: [
        'One child waves on Wednesday. Another needs until the next Friday. Both are fine. Watch for small signs: a new name at supper, a song in the bath, a pull towards our door.',
        'Evenings may be rough. A child who held on all day often lets go at home, with you. An early bath and a lap are plan enough.',
      ],
      links: [{ words: 'Register', to: '/#register' }],
    },
  ],
  quote: {
    text: 'You are not leaving your child alone. You are leaving your child with us, and the light is on.',
    by: maya,
  },
  comments: [
    {
      id: 'c1',
      name: 'Priya',
      at: '2025-12-10T21:14',
      text: 'We start in January, and I have read this twice. May my mother come on the first day? She does most of our mornings.',
      replies: [
        {
          id: 'c2',
          name: maya,
          at: '2025-12-11T07:05',
          text: 'Yes, please bring her. Whoever does the mornings is the right person to practise with.',
          replies: [
            {
              id: 'c3',
              name: 'Priya',
              at: '2025-12-11T12:40',
              text: 'Thank you. She is already choosing the blanket.',
            },
          ],
        },
      ],
    },
    {
      id: 'c4',
      name: 'Daniel',
      at: '2025-12-11T20:32',
      text: 'Day two was the worst for us. By the Monday after, it was over. The shirt from home worked.',
      replies: [
        {
          id: 'c5',
          name: 'Amira',
          at: '2025-12-11T21:03',
          text: 'What kind of shirt? Ours will not let go of my scarf, and I need the scarf.',
          replies: [
            {
              id: 'c6',
              name: 'Daniel',
              at: '2025-12-11T21:20',
              text: 'An old T-shirt that I slept in twice. She folds it up herself now.',
            },
          ],
        },
      ],
    },
    {
      id: 'c7',
      name: 'Mai',
      at: '2025-12-13T19:48',
      text: 'He cried at the door, and I cried in the car. Does that happen to others?',
      replies: [
        {
          id: 'c8',
          name: maya,
          at: '2025-12-15T07:10',
          text: 'To many. Call us from the parking lot, and we will tell you what he is doing that very minute.',
        },
      ],
    },
  ],
};
