import { byline } from './authors.ts';
import type { Post } from './post.ts';

const owen = byline('owen');

/** The step-by-step post: its eight parts with headings have the ids a1 to a8 in the table of contents (REQ P88). */
export const winterBag: Post = {
  slug: 'winter-bag',
  sample: true,
  title: 'A winter bag is packed in eight small steps',
  date: '2025-10-24',
  author: owen,
  excerpt:
    'Prairie winter is long, and children love it when they are warm. Pack one bag on Sunday night, and the mornings get easier.',
  category: 'Health and safety',
  tags: ['Child', 'Money'],
  picture: {
    name: 'post-boots',
    alt: 'Five pairs of rubber boots under a bench, five pairs of mitts on it, and five small coats on hooks above',
    focus: '50% 66%',
  },
  lead: 'Prairie winter is long, and children love it when they are warm. Pack one bag on Sunday night, and the mornings get easier. It takes eight small steps.',
  parts: [
    {
      heading: 'The first layer stays dry',
      paragraphs: [
        'Start at the skin with something thin and snug: long johns and a long-sleeved top. Wool or a sports fabric stays warm when a child runs and sweats. Cotton holds the wet and turns cold.',
      ],
    },
    {
      heading: 'The second layer holds the warmth',
      paragraphs: [
        'A fleece or a wool sweater comes next. It should go over the first layer without a fight. Leave out thick hoods, because they bunch up under the coat.',
      ],
    },
    {
      heading: 'The third layer stops the wind',
      paragraphs: [
        'Snow pants go on before the coat, and before the boots. Can your child pull the zip? Tie a loop of ribbon to it, for small fingers.',
        'Here is how we teach the coat. Lay it on the floor with the hood at your toes. Put both arms in, and flip it over your head. Many three-year-olds can do it after a week of tries.',
      ],
    },
    {
      heading: 'Boots leave room for toes',
      paragraphs: [
        'A tight boot is a cold boot. Leave about a thumb’s width in front of the toes. Choose waterproof ones that pull on with two loops. Take the liners out at night, so they dry.',
      ],
    },
    {
      heading: 'Mitts come in two pairs',
      paragraphs: [
        'One pair is always wet. Mitts are warmer than gloves, because the fingers share one room. Long cuffs that reach over the sleeve keep the snow out.',
      ],
    },
    {
      heading: 'A neck warmer is better than a scarf',
      paragraphs: [
        'A toque should cover both ears. For the neck, choose a tube that slips over the head. Scarves and long cords can catch on the slide, so please leave them at home.',
      ],
    },
    {
      heading: 'Dry clothes wait in the bag',
      paragraphs: ['Snow gets in somewhere. With these in the bag, a wet child is a dry child five minutes later:'],
      list: ['Two pairs of warm socks', 'Underwear, pants, a shirt and a sweater', 'An empty bag for the wet things'],
    },
    {
      heading: 'A name is on each thing',
      paragraphs: [
        'Twenty dark mitts on one radiator look alike. Tape and a laundry pen are enough. Write the name where it can be read from outside.',
        'Winter gear costs a lot, and it fits for one year. Used is fine with us, and so is mended. Ask at the door: some family’s last boots may be your next ones.',
        'We go out in snow and wind. We stay in when it is below −20 °C, wind chill counted.',
      ],
      links: [{ words: 'See when we go out', to: '/outdoorplay' }],
    },
  ],
  quote: { text: 'Nobody here is in a hurry. We would rather wait for a zip than pull it up for you.', by: owen },
  comments: [
    {
      id: 'c1',
      name: 'Dawn',
      at: '2025-10-25T08:12',
      text: 'The ribbon on the zip changed our mornings. Two years of tears, and then a piece of ribbon.',
    },
    {
      id: 'c2',
      name: 'Farid',
      at: '2025-10-26T20:55',
      text: 'This is our first winter in Canada. Do you have spare snow pants for the first days?',
      replies: [
        {
          id: 'c3',
          name: owen,
          at: '2025-10-27T07:30',
          text: 'Come and see me in the morning. We will look through the spare box together, and I will show you what to look for in a shop.',
        },
      ],
    },
  ],
};
