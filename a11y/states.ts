// The states that pages offer beyond rest: one row each, reached by the actions of actions.ts. states.spec.ts audits every row in every look, and asks of every page
// whether its rows show all that it hides. A state that several pages share has one row, on one of them.
import type { Page } from '@playwright/test';

import { coreValues } from '../src/content/words/about.ts';
import { galleryFilters } from '../src/content/records/gallery.ts';
import { landingLayouts } from '../src/content/layouts/landing.ts';
import { stories } from '../src/content/words/landing.ts';
import { type Path, routeOf } from '../src/routes.ts';
import { fillParent, next, submit, toChild } from '../tests/journeys/family.ts';
import {
  choose,
  click,
  clickMenu,
  closed,
  enlarge,
  fillContact,
  fillLateChild,
  follow,
  goTo,
  inWindow,
  key,
  post,
  register,
  search,
  seen,
  seenToast,
  service,
  unfold,
  withoutPictures,
} from './actions.ts';
import { visit, widths, type Width } from './visit.ts';

export interface State {
  readonly path: Path;
  readonly name: string;
  /** What one does on the hydrated page, one after the other. */
  readonly reach: readonly ((page: Page) => Promise<unknown>)[];
  /** Only at this width; at both without it. */
  readonly only?: Width;
  /** Asserts what is there once Escape has closed it; for what opens over the page. */
  readonly escape?: (page: Page) => Promise<unknown>;
  /** The state only exists where motion is welcome. */
  readonly moves?: true;
}

/** The header is the same on every page: its states are audited on this one. */
export const framePath = '/contact-us';

const on = (path: Path, rows: readonly Omit<State, 'path'>[]): State[] => rows.map((row) => ({ path, ...row }));

/** The pictures at the head of a landing page after the first one. */
const turned = (path: '/index-2' | '/index-3' | '/index-4') => {
  const variant = routeOf(path)?.variant;
  // A daycare may leave the landing pages out.
  if (!variant) return [];
  const { story } = landingLayouts[variant as keyof typeof landingLayouts];
  return on(
    path,
    stories[story].slides.slice(1).map((_slide, index) => ({
      name: `picture ${index + 2} at the head`,
      reach: Array.from({ length: index + 1 }, () => click('Next picture')),
    })),
  );
};

export const states: readonly State[] = [
  ...on(framePath, [
    { name: 'the Curriculum menu, open', only: 'desk', reach: [clickMenu('Curriculum')], escape: closed('Curriculum') },
    { name: 'the phone menu, open', only: 'phone', reach: [clickMenu('Menu')], escape: closed('Menu') },
    { name: 'a group of the phone menu', only: 'phone', reach: [clickMenu('Menu'), clickMenu('Curriculum')] },
    { name: 'the skip link, in focus', reach: [key('Tab')] },
    { name: 'the message, refused by us', reach: [click('Send message'), seenToast('Please enter a message.')] },
    { name: 'the message, being sent', reach: [service(), fillContact, seenToast('Sending')] },
    { name: 'the message, not sent', reach: [service(503), fillContact, seenToast('The mailbox is full')] },
    { name: 'the message, sent', reach: [service(200), fillContact, seenToast('successfully')] },
  ]),
  ...on('/', [
    { name: 'the ribbon, paused', moves: true, reach: [click('Pause')] },
    { name: 'step 1 with errors and a toast', reach: [next, seenToast('First name is required')] },
    { name: 'step 2', reach: [fillParent, next] },
    { name: 'step 2 with errors', reach: [fillParent, next, next, seenToast('Please select')] },
    { name: 'step 3', reach: [toChild] },
    { name: 'step 3 with errors', reach: [toChild, submit, seenToast('first name is required')] },
    {
      name: 'step 3 with a date out of its window',
      reach: [toChild, fillLateChild, key('Tab'), seenToast('12 months')],
    },
    { name: 'the registration, being sent', reach: [service(), register, seenToast('Submitting')] },
    {
      name: 'the registration, not sent',
      reach: [service(503), register, seen('The mailbox is full'), seenToast('The mailbox is full')],
    },
    {
      name: 'the registration, sent',
      reach: [service(200), register, seen('We have your request'), seenToast('successfully')],
    },
    ...galleryFilters.slice(1).map(({ title }) => ({ name: `the gallery of ${title}`, reach: [choose(title)] })),
    { name: 'the gallery, turned', reach: [click('Next pictures')] },
    { name: 'the voices, turned', reach: [click('Next words')] },
    { name: 'a picture, enlarged', reach: [enlarge], escape: closed() },
    { name: 'the first picture, and none before it', reach: [enlarge, key('ArrowLeft')] },
    { name: 'a picture that does not load', reach: [withoutPictures, enlarge, key('ArrowRight'), key('ArrowRight')] },
  ]),
  ...on(
    '/about',
    coreValues.items.map(({ title }, index) => ({
      name: index ? `“${title}”` : 'no value open',
      reach: [click(title)],
    })),
  ),
  ...on('/design-system', [
    { name: 'the second step', reach: [click('Next')] },
    { name: 'what moves, paused', moves: true, reach: [click('Pause')] },
  ]),
  ...on('/error-404', [
    { name: 'a search that finds', reach: [search('garden')] },
    { name: 'a search that finds nothing', reach: [search('zebra')] },
  ]),
  ...on('/coming-soon', [
    { name: 'the count, stopped', reach: [click('Stop counting')] },
    { name: 'a search that finds', reach: [search('yard')] },
  ]),
  ...on('/contact-us', [{ name: 'a report of a barrier, begun', reach: [goTo('/contact-us?about=barrier')] }]),
  ...on('/index-2', [
    { name: 'the menu of all pages, open', only: 'desk', reach: [clickMenu('Pages')], escape: closed('Pages') },
    { name: 'all pages in the phone menu', only: 'phone', reach: [clickMenu('Menu'), clickMenu('Pages')] },
    { name: 'the film, open', reach: [click('Watch Video'), inWindow] },
    { name: 'the newsletter, with errors', reach: [post('Newsletter')] },
  ]),
  ...turned('/index-2'),
  ...turned('/index-3'),
  ...turned('/index-4'),
  ...on('/faqs', [
    { name: 'another answer', reach: [click('May we look around first?')] },
    { name: 'the question, with errors', reach: [post('Ask Questions')] },
  ]),
  ...on('/gallery', [{ name: 'a picture, enlarged', reach: [enlarge], escape: closed() }]),
  ...on('/gallery-filter', [{ name: 'the pictures of one kind', reach: [choose('Drawing')] }]),
  ...on('/teachers-details', [{ name: 'the letter, with errors', reach: [post(/^Write to /)] }]),
  ...on('/post-video', [{ name: 'the film in words', reach: [unfold('The film in words')] }]),
  ...on('/post-audio', [{ name: 'the tune in words', reach: [unfold('The tune in words')] }]),
  ...on('/post-status-slider', [{ name: 'the notes, open', reach: [click('Play our notes')] }]),
  ...on('/post-slide-show', [{ name: 'the second slide', reach: [click('Picture 2: Two stars are hiding')] }]),
  ...on('/post-cateloge', [{ name: 'a thing, enlarged', reach: [follow('Preview: The pink tower')] }]),
];

/** The widths at which it exists. */
export const sizesOf = ({ only }: State) => (only ? [only] : (Object.keys(widths) as Width[]));

/** Opens the page and brings it into the state. Where that shows a toast, the state waits for it (`seenToast`), or it would go in the midst of the audit. */
export async function arrive(page: Page, { path, reach, moves }: State, width: Width) {
  await visit(page, path, { size: widths[width] });
  if (moves) await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const action of reach) await action(page);
}
