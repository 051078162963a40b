import { byline } from './authors.ts';
import type { Post } from './post.ts';

const owen = byline('owen');

/** The slideshow post: five pictures. */
export const insideDays: Post = {
  slug: 'inside-days',
  sample: true,
  title: 'On smoke days we stay in, without a screen',
  date: '2026-07-15',
  author: owen,
  excerpt:
    'Two numbers decide whether we go out: the air quality and the wind chill. On the few days inside, five old games do the work.',
  category: 'Health and safety',
  tags: ['Child', 'Education'],
  picture: {
    name: 'post-smoke',
    alt: 'Two child dolls play in a small tent indoors by an air cleaner; the sky in the window is orange',
    focus: '42% 60%',
  },
  lead: 'We go out nearly every day. Rain, wind, snow and sun are no reason to stay in. Smoke is, and so is deep cold. Two numbers decide it, so nobody has to argue at the door.',
  parts: [
    {
      heading: 'Seven is the number for smoke',
      paragraphs: [
        'The Air Quality Health Index says how clean the air is, as a number. The higher the number, the worse the air. We look it up in the morning and again before we open the door.',
        'At 7 or more, we play inside, with the windows shut. Below 7, we watch the children. A child who coughs or tires early comes in with one of us.',
        'This is our own limit. Other places may have another one, so ask.',
      ],
    },
    {
      heading: 'Minus twenty is the number for cold',
      paragraphs: [
        'Below −20 °C, with the wind chill counted, we stay in. Above that we go out, and some days we go out for ten minutes and come in for soup.',
      ],
      links: [{ words: 'See when we go out', to: '/outdoorplay' }],
    },
    {
      heading: 'Tell us what your child needs',
      paragraphs: [
        'Some children feel smoke sooner than others. If yours has asthma or needs medicine on such days, tell us in person. For advice about your own child, ask your doctor or call Health Link at 811.',
      ],
    },
    {
      heading: 'No screen comes on',
      paragraphs: [
        'On a long day inside, a film would be easy. We leave it off, and here is why. A screen does the playing, and the child looks on. After it, the room is louder and the play is shorter. We have seen it often enough.',
        'We do not judge your evening. You may be cooking supper alone with two children, and we are a team with a shelf. Do what works, and turn it off when it is done.',
      ],
    },
    {
      heading: 'Five games fill the day',
      paragraphs: ['None of them is new, and most cost little. These five work for ages two to ten:'],
      list: [
        'A marble run: build it, test it, mend it.',
        'A memory game: small children win it against us.',
        'A puppet show: one blanket, two chairs, two socks.',
        'A train track: the longest way round the table legs.',
        'Paper boats: fold, float, load with pennies, sink.',
      ],
    },
    {
      heading: 'Legs still have to run',
      paragraphs: [
        'Twice a day we clear the big room. We crawl like bears, hop over tape lines and stretch like trees. Ten minutes of that, and the afternoon is saved.',
      ],
    },
  ],
  pictures: [
    {
      name: 'marble-run',
      title: 'Marbles find the way down',
      alt: 'Three child dolls, one in a wheelchair, watch marbles roll down five coloured ramps',
      focus: '50% 60%',
    },
    {
      name: 'memory-game',
      title: 'Two stars are hiding',
      alt: 'Three child dolls behind rows of picture cards, some face up with stars, hearts and a flower',
      focus: '50% 62%',
    },
    {
      name: 'puppet-theatre',
      title: 'The show has begun',
      alt: 'Four child dolls watch two puppets in a small theatre with plum curtains',
      focus: '50% 60%',
    },
    {
      name: 'train-track',
      title: 'The train goes round the house',
      alt: 'A wooden train with two small passengers passes a house, and two child dolls look on',
      focus: '50% 64%',
    },
    {
      name: 'paper-boats',
      title: 'The harbour is full',
      alt: 'Three child dolls behind a tray of blue water with folded paper boats in many colours',
      focus: '52% 60%',
    },
  ],
  quote: { text: 'Bored for ten minutes is how the best games begin.', by: owen },
  comments: [
    {
      id: 'c1',
      name: 'Marisol',
      at: '2026-07-16T18:44',
      text: 'Pennies at last have a use. Ours carried eleven before it went down.',
    },
    {
      id: 'c2',
      name: 'Jamie',
      at: '2026-07-17T06:40',
      text: 'Do you tell us in the morning when it will be an inside day?',
      replies: [
        {
          id: 'c3',
          name: owen,
          at: '2026-07-17T07:05',
          text: 'The number is on the board by the door when you come in. You can also call, and we read it to you.',
        },
      ],
    },
  ],
};
