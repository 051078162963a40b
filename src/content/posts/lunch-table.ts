import { byline } from './authors.ts';
import type { Post } from './post.ts';

const ruth = byline('ruth');

/** The post with a large picture. */
export const lunchTable: Post = {
  slug: 'lunch-table',
  sample: true,
  title: 'A safe lunch starts with a good list',
  date: '2026-06-10',
  author: ruth,
  excerpt:
    'Allergies, faith and plain dislike are three different lists. Here is how each of them reaches the kitchen and the table.',
  category: 'Food',
  tags: ['Child', 'Restaurant'],
  picture: {
    name: 'lunch',
    alt: 'Four child dolls at a low table with bowls of soup, bread, fruit and a green jug',
    focus: '50% 56%',
  },
  lead: 'I cook lunch and two snacks here each day. Before I think of carrots, I read a list. It says who must not eat what, and it hangs where I cannot miss it.',
  parts: [
    {
      heading: 'Three lists hang in the kitchen',
      paragraphs: ['We keep them apart, because a mistake does not mean the same on each of them.'],
      table: {
        caption: 'The three lists',
        head: ['List', 'What is on it', 'What we do'],
        rows: [
          [
            'Must not',
            'Allergies and other medical reasons',
            'The food stays away from the child. We plan it with you.',
          ],
          [
            'Does not',
            'Faith and family: no pork, no meat, no gelatine',
            'We cook something that all can eat, or a second dish.',
          ],
          ['Would rather not', 'Mushrooms, most of the time', 'It is offered, and it may stay on the plate.'],
        ],
      },
    },
    {
      heading: 'Allergies are settled before the first day',
      paragraphs: [
        'Please do not write medical details into the form on this website. It is for asking for a place. When you join us, we sit down together and go through it in person.',
        'Bring what your doctor gave you, and the medicine with its label. You show us how to use it, and we ask you until we are sure. We write down what a reaction looks like in your child, because you have seen it and we have not.',
      ],
    },
    {
      heading: 'Food from home needs a question first',
      paragraphs: [
        'A birthday cake is lovely, and it is also a risk. Ask us which foods stay out of the room this year. It depends on the children who are in it. Fruit is nearly always a safe bet, cut up small.',
        'Wash hands at the door when you come from breakfast in the car. Peanut butter travels.',
      ],
    },
    {
      heading: 'Children serve themselves',
      paragraphs: [
        'The bowls stand on the table, and each child takes some. Small jugs are easy to pour. We choose what is on the table. The child chooses how much, and whether.',
        'No one has to finish, and no one has to taste. We do put the same bean out again and again. On some day in March, a child who hates beans eats four.',
      ],
    },
    {
      heading: 'Picky at home is not picky for ever',
      paragraphs: ['If supper is a battle, three small things may help:'],
      list: [
        'Put one thing on the table that your child likes, and eat together.',
        'Let your child wash, tear or stir a part of it.',
        'Talk about anything but the food.',
      ],
      links: [{ words: 'Ask the kitchen a question', to: '/contact-us' }],
    },
  ],
  quote: { text: 'A plate is not a test. Nobody fails soup.', by: ruth },
  comments: [
    {
      id: 'c1',
      name: 'Yusuf',
      at: '2026-06-10T21:36',
      text: 'We do not eat pork or gelatine. Do you want it in writing, or is telling you enough?',
      replies: [
        {
          id: 'c2',
          name: ruth,
          at: '2026-06-11T06:58',
          text: 'Both, please. Tell me, so that I know you, and write it, so that the person who stands in for me knows too.',
          replies: [
            { id: 'c3', name: 'Yusuf', at: '2026-06-11T07:31', text: 'I will bring it on Friday. Thank you, Ruth.' },
          ],
        },
      ],
    },
    {
      id: 'c4',
      name: 'Joy',
      at: '2026-06-12T20:09',
      text: 'He ate four beans. I thought that you had made that part up.',
    },
  ],
};
