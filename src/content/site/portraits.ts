/** Portraits beside comments, by byline: no more of the people than that, since every post loads it. */
import { byline } from '#content/posts/authors.ts';
import { pictureOf } from '#content/rules/picture-of.ts';

import { people } from './people.ts';

export const portraits = people.map(({ id, picture }) => ({ byline: byline(id), picture: pictureOf(picture) }));
