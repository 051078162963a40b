/** Portraits beside comments, by byline: no more of the people than that, since every post loads it. */
import { bylineOf } from '#content/rules/byline.ts';

import { people } from './people.ts';

export const portraits = people.map(({ picture, ...person }) => ({
  byline: bylineOf(person),
  picture: { name: picture.name, ...(picture.focus && { focus: picture.focus }) },
}));
