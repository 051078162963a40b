import type { CurriculumSection } from './curriculum.sample.ts';
import { pictureFiles } from '#content/records/picture-files.ts';

export const curriculumHead = {
  title: 'Learning',
  lead: 'Four things that come back each day.',
  contents: 'On this page',
  picture: pictureFiles['montessori-shelf'],
  alt: 'A shelf with a tower and a globe',
};

export const curriculum: readonly CurriculumSection[] = [
  {
    key: 'approach',
    title: 'How we begin',
    short: 'Begin',
    text: 'We watch first, and plan from what we see.',
    image: { picture: pictureFiles['cur-approach'], alt: 'A castle of blocks and somebody with a notebook' },
    variant: 'icon-list',
    look: 'rows',
    bullets: [{ icon: 'eye', title: 'Watch.', text: 'We write down what a child tries.' }],
  },
  {
    key: 'literacy',
    title: 'Letters',
    short: 'Letters',
    text: 'A letter has a shape, a sound and a place in a word.',
    image: { picture: pictureFiles['cur-literacy'], alt: 'The word sun in letters on a mat' },
    variant: 'horizontal-scroll',
    label: 'First sounds',
    bullets: [
      { name: 'sun', image: '/drawings/sun.svg' },
      { name: 'nest', image: '/drawings/nest.svg' },
    ],
  },
  {
    key: 'math',
    title: 'Numbers',
    short: 'Numbers',
    text: 'Ten plates weigh more than nine.',
    variant: 'badge-list',
    look: 'badges',
    bullets: ['Counting', 'Measuring'],
  },
  {
    key: 'special',
    title: 'Out and about',
    short: 'Out',
    text: 'Some things do not fit into a room.',
    variant: 'highlight-cards',
    look: 'strip',
    bullets: [
      { title: 'River walk', text: 'Once a week, with a rope to hold.' },
      { title: 'Bread', text: 'Each child kneads a roll.' },
    ],
  },
];
