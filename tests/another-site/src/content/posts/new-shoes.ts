import { byline } from './authors.ts';
import type { Post } from './post.ts';

const tess = byline('tess');

export const newShoes: Post = {
  slug: 'new-shoes',
  sample: false,
  title: 'Inside shoes are no slippers',
  date: '2027-01-20',
  author: tess,
  excerpt: 'What to buy before the first day.',
  category: 'Health and safety',
  tags: ['Money'],
  picture: { name: 'post-boots', alt: 'Two pairs of boots by a door' },
  lead: 'A child who can run inside falls less. So the shoe should hold the heel.',
  parts: [
    { heading: 'Look at the heel', paragraphs: ['Press it with a thumb. It should not fold.'] },
    { heading: 'Good to have', list: ['A strap that a child can pull', 'A name inside'] },
  ],
  quote: { text: 'My best find had a rubber toe and cost little.', by: tess },
  comments: [],
};
