/** The people who have a page of their own. */
import { altOf, pictureOf } from '#content/rules/picture-of.ts';

import { people } from './people.ts';

/** The colours behind the portraits, repeated in this order. */
const families = ['rosehip', 'canola', 'spruce', 'spruce', 'chinook', 'saskatoon', 'canola', 'rosehip'] as const;

export const teachers = people
  .flatMap(({ id, name, picture, profile }) =>
    profile ? [{ id, name, picture: pictureOf(picture), alt: altOf(picture), ...profile }] : [],
  )
  .map((teacher, index) => ({ ...teacher, family: families[index % families.length]! }));

export type Teacher = (typeof teachers)[number];
