/** A post and an event, for tests of what is made of any: a daycare may have written none. */
import type { Picture } from '#content/rules/picture.ts';
import type { Post } from '#content/rules/post.ts';
import { provider } from '#content/site/provider.ts';
import type { DaycareEvent } from '#content/values/events.ts';

const picture: Picture = { name: 'lunch', alt: 'Bowls of soup', width: 1200, height: 800, widths: [480, 800, 1200] };

export const soupPost: Post = {
  slug: 'soup-on-the-step',
  sample: false,
  title: 'Soup on the step',
  date: '2026-11-02',
  author: provider.name,
  excerpt: 'Nobody finished the soup.',
  category: 'Food',
  tags: ['Winter'],
  picture,
  lead: 'Then the first snow fell, and all ran out.',
  parts: [
    { heading: 'Outside', paragraphs: ['The snow was wet enough to roll.'] },
    { heading: 'Inside', paragraphs: ['The soup was cold by then.'] },
  ],
  comments: [],
};

export const soupEvening: DaycareEvent = {
  id: 'soup-evening',
  title: 'Soup evening',
  starts: '2026-12-11T17:30',
  ends: '2026-12-11T18:30',
  place: 'The kitchen',
  access: 'No steps.',
  lead: 'Soup for everybody.',
  text: [],
  bring: [],
  pictures: [{ ...picture, title: 'Bowls' }],
  startsAt: '2026-12-11T17:30:00-07:00',
  endsAt: '2026-12-11T18:30:00-07:00',
  wasOver: false,
};
