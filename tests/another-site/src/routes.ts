// Without the template's pages: news and events are this daycare's own.
import type { Route } from './routes.sample.ts';

export * from './routes.sample.ts';

const main = { group: 'main' } as const;
const smallPrint = { group: 'small-print' } as const;

export const routes: readonly Route[] = [
  { path: '/', kind: 'home', title: 'Home', ...main },
  { path: '/program', kind: 'program', title: 'Groups', ...main },
  { path: '/about', kind: 'about', title: 'About us', ...main },
  { path: '/curriculum', kind: 'curriculum', title: 'Learning', ...main },
  { path: '/outdoorplay', kind: 'outdoor-play', title: 'Outside', ...main },
  { path: '/contact-us', kind: 'contact', title: 'Contact', ...main },
  { path: '/blog-list-right-sidebar', kind: 'blog', variant: 'list-right', title: 'Notes', ...main },
  { path: '/blog-grid', kind: 'blog', variant: 'grid', title: 'Notes side by side', ...main },
  { path: '/post-right-sidebar', kind: 'post', variant: 'right-sidebar', title: 'A note', ...main },
  { path: '/event', kind: 'events', title: 'Dates', ...main },
  { path: '/event-details', kind: 'event', title: 'A date', ...main },
  { path: '/accessibility', kind: 'accessibility', title: 'Accessibility', ...smallPrint },
  { path: '/privacy', kind: 'privacy', title: 'Privacy', ...smallPrint },
  { path: '/site-map', kind: 'site-map', title: 'Site map', ...smallPrint },
  { path: '/error-404', kind: 'not-found', group: 'template', title: 'No such page' },
];

export const aliases = { '/about-1': '/about', '/contect-us': '/contact-us' } as const;
export const aliasOf = (path: string) => aliases[path as keyof typeof aliases];

export function routeOf(path: string): Route | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routes.find((route) => route.path === plain);
}
