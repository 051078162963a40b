// The states of pages besides the one at load ("at rest"): one row each, reached by actions of actions.ts. states.spec.ts audits every row in every colour mode, and
// pages.spec.ts checks that the rows of a page show all that it hides. A state that several pages share has one row, on one of them.
import type { Page } from '@playwright/test';

import { coreValues } from '../src/content/site/words/about.ts';
import { galleryItems } from '../src/content/values/lists.ts';
import { filtersOf } from '../src/content/words/gallery.ts';
import { landingLayouts } from '../src/pages/landing/landing-layouts.ts';
import { stories } from '../src/content/site/words/landing.ts';
import { feesToCome } from '../src/content/values/places.ts';
import { finderWords } from '../src/content/words/finder.ts';
import { sent } from '../src/content/site/words/registration.ts';
import { landingWords } from '../src/content/words/landing.ts';
import { waitingWords } from '../src/content/words/waiting-list.ts';
import { mainMenu } from '../src/content/values/menus.ts';
import { testimonialsWords } from '../src/content/words/testimonials.ts';
import { type Path, routeOf } from '../src/routes.ts';
import { fillParent, next, submit, toChild } from '../tests/journeys/family.ts';
import {
  askForPlace,
  changeQuestion,
  chooseTab,
  click,
  clickMenu,
  expectClosed,
  fillContact,
  fillChildTooOld,
  fillChildTooYoung,
  fillDoubtfulAddress,
  gatewayAnswers,
  goTo,
  waitForAlert,
  waitForDialog,
  waitForSpamCheck,
  key,
  openDetails,
  openPicture,
  register,
  sendBlankMessage,
  search,
  waitForText,
  waitForToast,
  submitEmpty,
  blockPictures,
} from './actions.ts';
import { visit, widths, type Width } from './visit.ts';

export interface State {
  readonly path: Path;
  readonly name: string;
  /** The actions that lead to it from the hydrated page, in this order. */
  readonly reach: readonly ((page: Page) => Promise<unknown>)[];
  /** The only width at which it exists; both, if absent. */
  readonly only?: Width;
  /** Asserts the state after Escape; for what Escape closes. */
  readonly escape?: (page: Page) => Promise<unknown>;
  /** It exists only without reduced motion. */
  readonly moves?: true;
}

/** The page on which the states of the header are audited. The header is the same on every page. */
export const framePath = '/contact-us';

/** None of a page that the site does not have. */
const on = (path: Path, rows: readonly Omit<State, 'path'>[]): State[] =>
  routeOf(path) ? rows.map((row) => ({ path, ...row })) : [];

/** A state for each slide of a landing page's hero after the first one. */
const heroSlides = (path: '/index-2' | '/index-3' | '/index-4') => {
  const variant = routeOf(path)?.variant;
  // A daycare may leave the landing pages out.
  if (!variant) return [];
  const { story } = landingLayouts[variant as keyof typeof landingLayouts];
  return on(
    path,
    stories[story].slides.slice(1).map((_slide, index) => ({
      name: `slide ${index + 2} of the hero`,
      reach: Array.from({ length: index + 1 }, () => click('Next picture')),
    })),
  );
};

/** A daycare may have no menu that opens. */
const dropdowns = mainMenu.filter((item) => !('link' in item));

export const states: readonly State[] = [
  ...on(framePath, [
    { name: 'the phone menu, open', only: 'phone', reach: [clickMenu('Menu')], escape: expectClosed('Menu') },
    ...dropdowns.slice(0, 1).flatMap(({ title }): Omit<State, 'path'>[] => [
      { name: `the ${title} menu, open`, only: 'desk', reach: [clickMenu(title)], escape: expectClosed(title) },
      { name: 'a group of the phone menu', only: 'phone', reach: [clickMenu('Menu'), clickMenu(title)] },
    ]),
    { name: 'the skip link, in focus', reach: [key('Tab')] },
    { name: 'the message, with errors', reach: [submitEmpty('Contact')] },
    { name: 'the message, blank', reach: [sendBlankMessage, waitForToast('Please enter a message.')] },
    { name: 'the message, with a doubtful address', reach: [fillDoubtfulAddress] },
    { name: 'the message, being sent', reach: [gatewayAnswers(), fillContact, waitForToast('Sending')] },
    { name: 'the message, not sent', reach: [gatewayAnswers(503), fillContact, waitForToast('The mailbox is full')] },
    { name: 'the message, sent', reach: [gatewayAnswers(200), fillContact, waitForToast('successfully')] },
  ]),
  ...on('/', [
    { name: 'the marquee, paused', moves: true, reach: [click('Pause')] },
    { name: 'step 1 with errors and a toast', reach: [next, waitForToast('First name is required')] },
    { name: 'step 2', reach: [fillParent, next] },
    { name: 'step 2 with errors', reach: [fillParent, next, next, waitForToast('Please select')] },
    { name: 'step 3', reach: [toChild] },
    { name: 'step 3 with errors', reach: [toChild, submit, waitForToast('first name is required')] },
    {
      name: 'step 3 with a date out of its window',
      reach: [toChild, fillChildTooOld, key('Tab'), waitForToast('must be between')],
    },
    {
      name: 'step 3 with a child that is too young',
      reach: [toChild, fillChildTooYoung, waitForToast('must be between')],
    },
    { name: 'the registration, being sent', reach: [gatewayAnswers(), register, waitForToast('Submitting')] },
    {
      name: 'the registration, not sent',
      reach: [gatewayAnswers(503), register, waitForText('The mailbox is full'), waitForToast('The mailbox is full')],
    },
    {
      name: 'the registration, sent',
      reach: [
        gatewayAnswers(200),
        register,
        waitForText(sent.title.split('{child}')[0]!),
        waitForToast('successfully'),
      ],
    },
    ...filtersOf(galleryItems)
      .slice(1)
      .map((title) => ({ name: `the gallery of ${title}`, reach: [chooseTab(title)] })),
    { name: 'the gallery, next slide', reach: [click('Next pictures')] },
    { name: 'the testimonials, next slide', reach: [click(testimonialsWords.carousel.next)] },
    { name: 'a picture, enlarged', reach: [openPicture], escape: expectClosed() },
    { name: 'the first picture, enlarged, after ArrowLeft', reach: [openPicture, key('ArrowLeft')] },
    { name: 'a picture that does not load', reach: [blockPictures, goTo('/'), openPicture, waitForAlert] },
  ]),
  ...on('/places', [
    { name: 'the question, with errors', reach: [submitEmpty(finderWords.title(feesToCome.length > 0))] },
    { name: 'the answer', reach: [askForPlace] },
    { name: 'the answer to another question', reach: [askForPlace, changeQuestion] },
    { name: 'the waiting list, with errors', reach: [submitEmpty(waitingWords.name)] },
  ]),
  ...on(
    '/about',
    coreValues.points.map(({ title }, index) => ({
      name: index ? `“${title}”` : 'no value open',
      reach: [click(title)],
    })),
  ),
  ...on('/design-system', [
    { name: 'the second step', reach: [click('Next')] },
    { name: 'the marquee, paused', moves: true, reach: [click('Pause')] },
  ]),
  ...on('/error-404', [
    { name: 'a search that finds', reach: [search('garden')] },
    { name: 'a search that finds nothing', reach: [search('zebra')] },
  ]),
  ...on('/coming-soon', [
    { name: 'the countdown, stopped', reach: [click('Stop counting')] },
    { name: 'a search that finds', reach: [search('yard')] },
  ]),
  ...on('/contact-us', [{ name: 'a report of a barrier, begun', reach: [goTo('/contact-us?about=barrier')] }]),
  ...on('/index-2', [
    { name: 'the menu of all pages, open', only: 'desk', reach: [clickMenu('Pages')], escape: expectClosed('Pages') },
    { name: 'all pages in the phone menu', only: 'phone', reach: [clickMenu('Menu'), clickMenu('Pages')] },
    { name: 'the film, open', reach: [click(landingWords.watch), waitForDialog] },
    { name: 'the newsletter, with errors', reach: [submitEmpty('Newsletter')] },
  ]),
  ...heroSlides('/index-2'),
  ...heroSlides('/index-3'),
  ...heroSlides('/index-4'),
  ...on('/faqs', [
    { name: 'another answer', reach: [click('May we look around first?')] },
    { name: 'the question, with errors', reach: [submitEmpty('Ask Questions'), waitForSpamCheck] },
  ]),
  ...on('/gallery', [{ name: 'a picture, enlarged', reach: [openPicture], escape: expectClosed() }]),
  ...on('/gallery-filter', [{ name: 'the pictures of one kind', reach: [chooseTab('Drawing')] }]),
  ...on('/teachers-details', [
    { name: 'the letter, with errors', reach: [submitEmpty(/^Write to /), waitForSpamCheck] },
  ]),
  ...on('/post-video', [{ name: 'the film in words', reach: [openDetails('The film in words')] }]),
  ...on('/post-audio', [{ name: 'the tune in words', reach: [openDetails('The tune in words')] }]),
  ...on('/post-status-slider', [{ name: 'the notes, open', reach: [click('Play our notes'), waitForDialog] }]),
  ...on('/post-slide-show', [{ name: 'the second slide', reach: [click('Picture 2: Two stars are hiding')] }]),
  ...on('/post-cateloge', [{ name: 'a thing, enlarged', reach: [openPicture] }]),
];

/** The widths at which it exists. */
export const sizesOf = ({ only }: State) => (only ? [only] : (Object.keys(widths) as Width[]));

/** Opens the page and brings it into the state. If that shows a toast, its row ends with `waitForToast`, or the toast would close during the audit. */
export async function arrive(page: Page, { path, reach, moves }: State, width: Width) {
  await visit(page, path, { size: widths[width] });
  if (moves) await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const action of reach) await action(page);
}
