import { pictureFiles } from './picture-files.ts';

export const programs = [
  {
    id: 'seedlings',
    title: 'Seedlings',
    description: '1 to 3 years',
    picture: pictureFiles['program-toddlers'],
    alt: 'Rings, a cart and blocks on the floor',
    line: 'A small group with time for everyone.',
  },
  {
    id: 'saplings',
    title: 'Saplings',
    description: '3 to 6 years',
    picture: pictureFiles['program-preschoolers'],
    alt: 'A stair of brown blocks on a rug',
    line: 'Longer work and bigger questions.',
  },
];
