/** Whom families meet first, on /about. */
import { altOf, pictureOf } from '#content/rules/picture-of.ts';

import { people } from './people.ts';

const families = ['rosehip', 'canola', 'spruce', 'chinook'] as const;

export const peopleMet = people
  .flatMap(({ id, name, picture, about }) =>
    about ? [{ id, name, line: about, picture: pictureOf(picture), alt: altOf(picture) }] : [],
  )
  .slice(0, families.length)
  .map((person, index) => ({ ...person, family: families[index]! }));
