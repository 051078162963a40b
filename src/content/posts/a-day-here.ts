import { provider } from '#content/site/provider.ts';
import { byline } from './authors.ts';
import type { Post } from './post.ts';

const maya = byline('maya');

/** The video post. */
export const aDayHere: Post = {
  slug: 'a-day-here',
  sample: true,
  title: 'A day here has the same shape each time',
  date: '2026-09-09',
  author: maya,
  excerpt:
    'Coats, work, lunch, rest, yard, lantern. A short film shows one day, and these words tell you what lies behind it.',
  category: 'Our days',
  tags: ['Child', 'Education', 'Restaurant'],
  picture: {
    name: 'outdoor-play',
    alt: 'Child dolls and a carer in a fenced yard with a slide, a sandbox and a bed of flowers',
    focus: '50% 60%',
  },
  lead: 'Young children cannot read a clock, but they can read a day. When one thing always follows another, they know what comes next, and they can rest. Our film takes half a minute. The day takes a little longer.',
  parts: [
    {
      heading: 'The door opens early',
      paragraphs: [
        `We are open ${provider.hours}. The first quarter of an hour is quiet. Coats go on the low hooks, and someone has time to hear how the night was. Some children eat a bit, some go back to sleep on a lap.`,
      ],
    },
    {
      heading: 'The morning is for work',
      paragraphs: [
        'We call it work because children are serious about it. They pour, build, paint, count and look at books. Each one picks a thing from the shelf, uses it as long as they like, and puts it back. Nobody is called away in the middle.',
      ],
    },
    {
      heading: 'Lunch is cooked here',
      paragraphs: [
        'Children wash hands, set the table and serve themselves from small bowls. We sit and eat with them. Talk is allowed, and so are second helpings.',
      ],
    },
    {
      heading: 'Rest is for everyone, sleep is for some',
      paragraphs: [
        'After lunch the blinds go down and a lamp like the moon comes on. Babies sleep when they are tired, at any hour. Toddlers have a cot each, always in the same spot. Older children rest with a book, and get up when they have rested.',
        'We look at every sleeping child again and again, and we stay in the room. If your child sleeps too long here for your evening, tell us. We can find a time to wake them that is fair to both.',
      ],
      list: [
        'Bring the blanket or toy that means “sleep” at home.',
        'Tell us the words or the song that you use.',
        'Tell us in the morning when the night was short.',
      ],
    },
    {
      heading: 'This November, nap time stays put',
      paragraphs: [
        'Alberta no longer changes its clocks. So there is no week in fall when every child wakes an hour too soon. It does get light later on winter mornings. A lamp at breakfast helps, and so does a walk at noon.',
      ],
    },
    {
      heading: 'The day ends outside, or at the window',
      paragraphs: [
        'In the afternoon we go out: slide, sand, garden, hill. When it gets dark we light the lantern, and children look for your car. You hear about the day at the door.',
      ],
      links: [
        { words: 'See what each program does', to: '/program' },
        { words: 'Read about the yard', to: '/outdoorplay' },
      ],
    },
  ],
  quote: { text: 'A child who knows what comes next does not have to ask for you all day.', by: maya },
  film: 'a-day',
  comments: [
    {
      id: 'c1',
      name: 'Olena',
      at: '2026-09-10T21:02',
      text: 'We hung up the same order at home, in drawings. Now she tells me when it is time for bed.',
      replies: [
        {
          id: 'c2',
          name: maya,
          at: '2026-09-11T07:18',
          text: 'Please bring a photo of it. I would like to show it to the others.',
        },
      ],
    },
    {
      id: 'c3',
      name: 'Ben',
      at: '2026-09-14T12:33',
      text: 'He never naps at home and sleeps for two hours with you. What is in that lamp?',
    },
  ],
};
