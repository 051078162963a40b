/** Portraits beside comments, by byline: no more of the people than that, since every post loads it. */
import { byline } from '#content/posts/authors.ts';

import { people } from './people.ts';

export const portraits = people.map(({ id, picture: { name, focus } }) => ({
  byline: byline(id),
  picture: { name, ...(focus && { focus }) },
}));
