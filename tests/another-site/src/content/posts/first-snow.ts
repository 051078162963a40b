import { byline } from './authors.ts';
import type { Post } from './post.ts';

const tess = byline('tess');

export const firstSnow: Post = {
  slug: 'first-snow',
  sample: false,
  title: 'The first snow came at noon',
  date: '2026-11-02',
  author: tess,
  excerpt: 'Nobody finished the soup.',
  category: 'Our days',
  tags: ['Education'],
  picture: { name: 'outdoor-winter', alt: 'A sled in the snow' },
  lead: 'It began with one flake on the window, and then everybody stood up.',
  parts: [
    { heading: 'Soup can wait', paragraphs: ['We put a lid on the pot and looked for mitts.'] },
    { heading: 'In the end we had', list: ['Three small people of snow', 'Warm soup at two'] },
  ],
  quote: { text: 'A day may bend for snow.', by: tess },
  comments: [],
};
