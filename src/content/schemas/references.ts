/** Entries that name what only the folder as a whole has: a picture, a file, an entry of another file. Schemas know one file; the reader looks there (reader/references.ts). */
import { z } from 'zod';

export type Kind =
  /** A page of the site, and perhaps a part of it. */
  | 'page'
  /** The same, or an address of another site. */
  | 'link'
  | 'picture'
  /** A file beside design.yaml. */
  | 'logo'
  /** A file in media/. */
  | 'media'
  /** One of people.yaml. */
  | 'person'
  /** One of people.yaml who has a profile. */
  | 'teacher'
  | 'class'
  /** One of those in provider.yaml, by its name. */
  | 'house'
  /** One of facts.yaml, by its id. */
  | 'fee'
  | 'films'
  | 'sounds'
  /** A day, or a year, that has come. */
  | 'past day'
  | 'past year'
  /** The last day on which a photograph of the owner's may be shown. */
  | 'consent';

export const references = z.registry<{ kind: Kind }>();
