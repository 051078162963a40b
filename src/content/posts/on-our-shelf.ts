import { byline } from './authors.ts';
import type { Post } from './post.ts';

const harjit = byline('harjit');

/** The catalogue post: three boxes, each with a table of properties (REQ P89). */
export const onOurShelf: Post = {
  slug: 'on-our-shelf',
  sample: true,
  title: 'Three things on our shelf teach without a word',
  date: '2025-08-10',
  author: harjit,
  excerpt: 'A tower, a letter and a heap of beads: what they are for, and what does the same job in your own kitchen.',
  category: 'Learning',
  tags: ['Child', 'Education', 'Money'],
  picture: {
    name: 'montessori-shelf',
    alt: 'A low wooden shelf with a brown stair, number rods, a globe and a plant, and a pink tower beside it',
    focus: '50% 60%',
  },
  lead: 'Parents who visit us often stop at the same low shelf. What are these things, they ask, and do we need them at home? You do not. But it is good to know what they are for.',
  parts: [
    {
      heading: 'Each thing has one job',
      paragraphs: [
        'A toy that sings, blinks and rolls does the work for the child. The things on our shelf do almost nothing. The child has to do it. That is the point.',
        'Each one teaches a single idea. The cubes of the tower have the same colour and the same shape. Only the size is different, so size is what a child sees.',
      ],
    },
    {
      heading: 'The mistake shows itself',
      paragraphs: [
        'Put the cubes in the wrong order, and the tower looks odd or falls. Nobody has to say “wrong”. The child sees it, laughs or frowns, and builds again. We sit near and keep our hands still, which is the hardest part of our job.',
      ],
    },
    {
      heading: 'A child shows you when it is time',
      paragraphs: [
        'Ages in the tables are a rough guide. One child builds the tower at two, and another would rather dig until four. We wait until the hands are ready, and we never send a child to a shelf.',
      ],
    },
    {
      heading: 'None of it is for sale',
      paragraphs: [
        'This page looks like a shop, but the three things stay with us. Your child can use them here each day. At home, save your money: each table names something that you may own already.',
      ],
    },
    {
      heading: 'Home needs a low shelf, not a full one',
      paragraphs: ['If you want to try our way for a week, this is enough:'],
      list: [
        'Put out five things, each on its own tray or in its own basket.',
        'Keep the rest in a cupboard, and change one thing on Sunday.',
        'Show the work slowly and without talking, then move back.',
        'Wait until your child asks for help.',
      ],
      links: [{ words: 'See how children learn here', to: '/curriculum' }],
    },
  ],
  boxes: [
    {
      title: 'The pink tower',
      text: 'Cubes from very small to quite heavy. Children carry them one at a time, and build on a rug.',
      picture: {
        name: 'program-preschoolers',
        alt: 'A tall tower of pink cubes on a rug, with child dolls around it',
        focus: '64% 50%',
      },
      properties: [
        { name: 'Age', value: 'From about 2½ years' },
        { name: 'What it teaches', value: 'Large and small, and a steady hand' },
        { name: 'Made of', value: 'Ten wooden cubes, all one pink' },
        { name: 'At home', value: 'Mixing bowls or boxes that fit inside each other' },
      ],
    },
    {
      title: 'Sandpaper letters',
      text: 'Letters that you can feel. Two fingers trace the shape while the mouth says the sound.',
      picture: {
        name: 'cur-literacy',
        alt: 'Two child dolls beside large cards with the letters a and m, and the word sun on a mat',
        focus: '78% 50%',
      },
      properties: [
        { name: 'Age', value: 'From about 3 years' },
        { name: 'What it teaches', value: 'The sound of a letter and the way to write it' },
        { name: 'Made of', value: 'Rough paper on smooth boards' },
        { name: 'At home', value: 'A letter drawn in flour on a baking tray' },
      ],
    },
    {
      title: 'Golden beads',
      text: 'One bead, a bar of ten, a square of a hundred, a cube of a thousand. You can carry a number.',
      picture: {
        name: 'cur-math',
        alt: 'Two child dolls beside a large cube of golden beads, with number cards from 1 to 1000',
        focus: '62% 55%',
      },
      properties: [
        { name: 'Age', value: 'From about 4 years' },
        { name: 'What it teaches', value: 'Ones, tens, hundreds, thousands' },
        { name: 'Made of', value: 'Beads on wire' },
        { name: 'At home', value: 'Dry pasta in muffin cups, ten to a cup' },
      ],
    },
  ],
  quote: { text: 'If I help too soon, I take away the best part.', by: harjit },
  comments: [
    {
      id: 'c1',
      name: 'Elena',
      at: '2025-08-11T21:30',
      text: 'We did the flour tray tonight. There is flour on the dog, and she can write an s.',
      replies: [
        {
          id: 'c2',
          name: harjit,
          at: '2025-08-12T07:15',
          text: 'A fair price for an s. Next week try m: it feels like two hills.',
        },
      ],
    },
  ],
};
