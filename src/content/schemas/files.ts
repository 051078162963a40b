/** The files of the owner's folder, without the ending `.yaml`, and what each must hold. */
import { rows, type Kind } from '#route-rows.ts';

import { classesSchema } from './classes.ts';
import { closuresSchema } from './closures.ts';
import { confirmedSchema } from './confirmed.ts';
import { daySchema } from './day.ts';
import { designSchema } from './design.ts';
import { eventsSchema } from './events.ts';
import { factsSchema } from './facts.ts';
import { faqsSchema } from './faqs.ts';
import { gallerySchema } from './gallery.ts';
import { glossarySchema } from './glossary.ts';
import { menusSchema } from './menus.ts';
import { noticesSchema } from './notices.ts';
import { offersSchema } from './offers.ts';
import { pagesSchema } from './pages.ts';
import { peopleSchema } from './people.ts';
import { placesSchema } from './places.ts';
import { programsSchema } from './programs.ts';
import { providerSchema } from './provider.ts';
import { recordingsSchema } from './recordings.ts';
import { schoolsSchema } from './schools.ts';
import { testimonialsSchema } from './testimonials.ts';
import { versionSchema } from './version.ts';
import { aboutSchema } from './words/about.ts';
import { classesHeadSchema } from './words/classes.ts';
import { comingSoonSchema } from './words/coming-soon.ts';
import { contactSchema } from './words/contact.ts';
import { curriculumSchema } from './words/curriculum.ts';
import { eventsHeadSchema } from './words/events.ts';
import { faqsHeadSchema } from './words/faqs.ts';
import { footerSchema } from './words/footer.ts';
import { formsSchema } from './words/forms.ts';
import { galleryWordsSchema } from './words/gallery.ts';
import { homeSchema } from './words/home.ts';
import { landingSchema } from './words/landing.ts';
import { landingPartsSchema } from './words/landing-parts.ts';
import { lettersSchema } from './words/letters.ts';
import { newsSchema } from './words/news.ts';
import { notFoundSchema } from './words/not-found.ts';
import { outdoorPlaySchema } from './words/outdoor-play.ts';
import { programSchema } from './words/program.ts';
import { registrationSchema } from './words/registration.ts';
import { teachersHeadSchema } from './words/teachers.ts';

export const siteFiles = {
  classes: classesSchema,
  closures: closuresSchema,
  confirmed: confirmedSchema,
  day: daySchema,
  design: designSchema,
  events: eventsSchema,
  facts: factsSchema,
  faqs: faqsSchema,
  gallery: gallerySchema,
  glossary: glossarySchema,
  menus: menusSchema,
  notices: noticesSchema,
  offers: offersSchema,
  pages: pagesSchema,
  people: peopleSchema,
  places: placesSchema,
  programs: programsSchema,
  provider: providerSchema,
  recordings: recordingsSchema,
  schools: schoolsSchema,
  testimonials: testimonialsSchema,
  version: versionSchema,
  'words/about': aboutSchema,
  'words/classes': classesHeadSchema,
  'words/coming-soon': comingSoonSchema,
  'words/contact': contactSchema,
  'words/curriculum': curriculumSchema,
  'words/events': eventsHeadSchema,
  'words/faqs': faqsHeadSchema,
  'words/footer': footerSchema,
  'words/forms': formsSchema,
  'words/gallery': galleryWordsSchema,
  'words/home': homeSchema,
  'words/landing': landingSchema,
  'words/landing-parts': landingPartsSchema,
  'words/letters': lettersSchema,
  'words/news': newsSchema,
  'words/not-found': notFoundSchema,
  'words/outdoor-play': outdoorPlaySchema,
  'words/program': programSchema,
  'words/registration': registrationSchema,
  'words/teachers': teachersHeadSchema,
} as const;

export type FileName = keyof typeof siteFiles;
export const fileNames = Object.keys(siteFiles) as FileName[];

/** What stands for a file that a daycare with nothing to say there leaves out. */
export const leftOut: Readonly<Partial<Record<FileName, string>>> = {
  confirmed: '[]',
  day: '[]',
  faqs: '[]',
  notices: '[]',
  places: '{}',
  schools: '{}',
  version: 'version: 1',
};

/** The kinds of page that alone show the words of a file: where a site has none of them, it needs no such file. */
const shownBy: Readonly<Partial<Record<FileName, readonly Kind[]>>> = {
  'words/about': ['about'],
  'words/classes': ['classes', 'class-details'],
  'words/coming-soon': ['coming-soon'],
  'words/curriculum': ['curriculum'],
  'words/events': ['events', 'event-details'],
  'words/faqs': ['faqs'],
  'words/landing': ['landing'],
  'words/landing-parts': ['landing'],
  'words/news': ['blog', 'post', 'class-details'],
  'words/outdoor-play': ['outdoor-play'],
  'words/program': ['program'],
  'words/teachers': ['teachers', 'teacher-details', 'about-team'],
};

/**
 * Whether a site needs a file.
 * @param pages reads its pages by their paths, as in pages.yaml
 */
export function isNeeded(name: FileName, pages: () => object): boolean {
  const kinds = shownBy[name];
  return !kinds || rows.some(({ path, kind }) => kinds.includes(kind) && path in pages());
}
