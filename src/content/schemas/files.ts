/** The files of the owner's folder, without the ending `.yaml`, and what each must hold. */
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
} as const;
