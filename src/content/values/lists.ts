/** Lists of the daycare's as more than one page shows them, and which have entries: pages load the lists themselves late. */
import { classes, classFigures } from '#content/site/classes.ts';
import { buildDay } from '#content/site/build-day.ts';
import { fees } from '#content/site/facts.ts';
import { faqs } from '#content/site/faqs.ts';
import { gallery } from '#content/site/gallery.ts';
import { offers } from '#content/site/offers.ts';
import { people } from '#content/site/people.ts';
import { posts } from '#content/site/posts.ts';
import { provider } from '#content/site/provider.ts';
import { programs as writtenPrograms } from '#content/site/programs.ts';
import { testimonials } from '#content/site/testimonials.ts';
import { classes as classesOfLanding } from '#content/site/words/landing-parts.ts';
import { endOf } from '#content/rules/fact-state.ts';
import { firstToEnd } from '#content/rules/fees.ts';
import { siteLanguage, type Language } from '#content/rules/language.ts';
import { categoriesOf, tagLanguagesOf, tagsOf } from '#content/rules/news.ts';
import { shownEntries } from '#content/rules/picture.ts';
import type { Target } from '#routes.ts';

/** An answer that says a fee has its end, and what is said after it. */
export const faqGroups = faqs
  .filter(({ items }) => items.length)
  .map(({ title, items }) => ({
    title,
    items: items.map((item) => {
      const fee = firstToEnd(item.text, fees.list, buildDay);
      const lang = fee?.otherwise === fees.otherwise ? undefined : fee?.lang;
      return {
        ...item,
        ...(fee && { ends: endOf(fee.until, provider.utcOffset), otherwise: fee.otherwise }),
        ...(fee && (item.lang || lang) && { otherwiseLang: lang ?? siteLanguage }),
      };
    }),
  }));
export const hasAnswers = faqGroups.length > 0;
/** The questions on the board, without their answers: pages that only lead there need no more. */
export const asked: readonly { readonly words: string; readonly lang?: Language; readonly to: Target }[] = faqGroups
  .flatMap(({ items }) => items)
  .flatMap(({ id, short, lang }) =>
    short ? [{ words: short, ...(lang && { lang }), to: `/facts#${id}` as const }] : [],
  );

export const galleryItems = shownEntries(gallery);
export const hasGallery = galleryItems.length > 0;

export const programs = writtenPrograms.map((each) => {
  const { things: _, titleLang = each.lang, ...program } = each;
  return { ...program, ...(titleLang && { titleLang }) };
});
/** What a child does in each program, by its id. Only /program shows it. */
export const programThings = Object.fromEntries(writtenPrograms.map(({ id, things }) => [id, things]));

/** What the pages of the classes say as well: a class has one name, and all have the same ages. */
export const landingClasses = classesOfLanding.map((each) => {
  const { title = each.id, lang } = classes.find(({ id }) => id === each.id) ?? {};
  return { ...each, name: title, ...(lang && { nameLang: lang }), ages: classFigures.ages };
});

export const hasTeachers = people.some(({ profile }) => profile);
export const hasTestimonials = testimonials.length > 0;

/** Those that posts of the site have. */
export const categories = categoriesOf(posts);
export const tags = tagsOf(posts);
export const tagLanguages = tagLanguagesOf(posts);

export type GalleryItem = (typeof galleryItems)[number];
/** By themselves, so that a build without any leaves out what marks them. */
export const hasForeignPrograms = programs.some(({ titleLang }) => titleLang);
export const hasForeignGallery = galleryItems.some(({ lang }) => lang);
export const hasForeignOffers = offers.some(({ lang }) => lang);
export const hasDrawnOffers = offers.some(({ picture }) => !picture);

export type Program = (typeof programs)[number];
