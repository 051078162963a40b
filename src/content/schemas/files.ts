/** The files of the owner's folder, without the ending `.yaml`, and what each must hold. */
import { rows, type Kind } from '#route-rows.ts';

import { classesSchema } from './classes.ts';
import { designSchema } from './design.ts';
import { eventsSchema } from './events.ts';
import { factsSchema } from './facts.ts';
import { faqsSchema } from './faqs.ts';
import { gallerySchema } from './gallery.ts';
import { glossarySchema } from './glossary.ts';
import { menusSchema } from './menus.ts';
import { offersSchema } from './offers.ts';
import { pagesSchema } from './pages.ts';
import { peopleSchema } from './people.ts';
import { programsSchema } from './programs.ts';
import { providerSchema } from './provider.ts';
import { testimonialsSchema } from './testimonials.ts';
import { aboutSchema } from './words/about.ts';
import { footerSchema } from './words/footer.ts';
import { galleryWordsSchema } from './words/gallery.ts';
import { homeSchema } from './words/home.ts';
import { outdoorPlaySchema } from './words/outdoor-play.ts';
import { programSchema } from './words/program.ts';

export const siteFiles = {
  classes: classesSchema,
  design: designSchema,
  events: eventsSchema,
  facts: factsSchema,
  faqs: faqsSchema,
  gallery: gallerySchema,
  glossary: glossarySchema,
  menus: menusSchema,
  offers: offersSchema,
  pages: pagesSchema,
  people: peopleSchema,
  programs: programsSchema,
  provider: providerSchema,
  testimonials: testimonialsSchema,
  'words/about': aboutSchema,
  'words/footer': footerSchema,
  'words/gallery': galleryWordsSchema,
  'words/home': homeSchema,
  'words/outdoor-play': outdoorPlaySchema,
  'words/program': programSchema,
} as const;

export type FileName = keyof typeof siteFiles;
export const fileNames = Object.keys(siteFiles) as FileName[];

/** The kinds of page that alone show the words of a file: where a site has none of them, it needs no such file. */
const shownBy: Readonly<Partial<Record<FileName, readonly Kind[]>>> = {
  'words/about': ['about'],
  'words/outdoor-play': ['outdoor-play'],
  'words/program': ['program'],
};

/**
 * Whether a site needs a file.
 * @param pages its pages by their paths, as in pages.yaml
 */
export function isNeeded(name: FileName, pages: object): boolean {
  const kinds = shownBy[name];
  return !kinds || rows.some(({ path, kind }) => path in pages && kinds.includes(kind));
}
