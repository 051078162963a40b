import { byline } from './authors.ts';
import type { Post } from './post.ts';

const tess = byline('tess');

export const riverWalk: Post = {
  slug: 'river-walk',
  sample: false,
  title: 'We walked to the river',
  date: '2027-03-04',
  author: tess,
  excerpt: 'Nine children, one rope and a duck.',
  category: 'Our days',
  tags: ['Child'],
  picture: { name: 'spring-mud', alt: 'A puddle and a pair of boots' },
  lead: 'The ice is gone, so we took the rope and went down to the water.',
  parts: [
    { heading: 'A rope has nine knots', paragraphs: ['Each child holds one knot. The first and the last are adults.'] },
    { heading: 'What we took along', list: ['A rope', 'Nine dry pairs of socks'] },
  ],
  quote: { text: 'The duck was not afraid of us at all.', by: tess },
  comments: [
    {
      id: 'c1',
      name: 'Nadia',
      at: '2027-03-05T09:00',
      text: 'Mine still talks of the duck at every meal.',
      replies: [{ id: 'c2', name: tess, at: '2027-03-05T12:00', text: 'So does everybody here, I promise you that.' }],
    },
  ],
};
