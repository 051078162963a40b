// Without the template's pages: news and events are this daycare's own.
import type { Route } from './routes.sample.ts';

export * from './routes.sample.ts';

const main = { group: 'main' } as const;
const smallPrint = { group: 'small-print' } as const;

export const routes: readonly Route[] = [
  {
    path: '/',
    kind: 'home',
    title: 'Home',
    description: 'Child care by the river for thirty children. See the house and ask for a place.',
    ...main,
  },
  {
    path: '/program',
    kind: 'program',
    title: 'Groups',
    description: 'Two groups for children from 1 to 6 years.',
    ...main,
  },
  {
    path: '/about',
    kind: 'about',
    title: 'About us',
    description: 'Who works in the house by the river, and what we promise.',
    ...main,
  },
  {
    path: '/curriculum',
    kind: 'curriculum',
    title: 'Learning',
    description: 'Four things that come back each day.',
    ...main,
  },
  {
    path: '/outdoorplay',
    kind: 'outdoor-play',
    title: 'Outside',
    description: 'The garden, the weather and what to bring.',
    ...main,
  },
  {
    path: '/contact-us',
    kind: 'contact',
    title: 'Contact',
    queries: ['about'],
    description: 'Phone, e-mail, address and a form.',
    ...main,
  },
  {
    path: '/blog-list-right-sidebar',
    kind: 'blog',
    variant: 'list-right',
    title: 'Notes',
    queries: ['tag', 'category', 'page'],
    description: 'Short notes from both groups.',
    ...main,
  },
  {
    path: '/blog-grid',
    kind: 'blog',
    variant: 'grid',
    title: 'Notes side by side',
    queries: ['page'],
    description: 'Short notes from both groups, side by side.',
    ...main,
  },
  {
    path: '/post-right-sidebar',
    kind: 'post',
    variant: 'right-sidebar',
    title: 'A note',
    queries: ['post'],
    description: 'The newest note.',
    ...main,
  },
  { path: '/event', kind: 'events', title: 'Dates', queries: ['page'], description: 'Dates for families.', ...main },
  {
    path: '/event-details',
    kind: 'event-details',
    title: 'A date',
    queries: ['event'],
    description: 'The next date: when and where.',
    ...main,
  },
  {
    path: '/accessibility',
    kind: 'accessibility',
    title: 'Accessibility',
    description: 'What we promise, and what may still be in your way.',
    ...smallPrint,
  },
  {
    path: '/privacy',
    kind: 'privacy',
    title: 'Privacy',
    description: 'What you send us and where it goes.',
    ...smallPrint,
  },
  { path: '/site-map', kind: 'site-map', title: 'Site map', description: 'Every page of this site.', ...smallPrint },
  {
    path: '/error-404',
    kind: 'not-found',
    group: 'template',
    title: 'No such page',
    description: 'There is no page at this address.',
  },
];

export const aliases = { '/about-1': '/about', '/contect-us': '/contact-us' } as const;

export function routeOf(path: string): Route | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routes.find((route) => route.path === plain);
}
