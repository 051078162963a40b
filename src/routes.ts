/** THE route table: plain data. The router, menus, footer, head, sitemap, prerender list, gateway and every audit read it. */

interface Row {
  readonly path: `/${string}`;
  /** Which page component shows it; `pages/index.ts` maps kind to component. */
  readonly kind: string;
  readonly title: string;
  /**
   * The provider's own pages are `main`, in the main menu or led to from its pages; the `small-print` is led to from the footer's last lines; the template's
   * pages are noindex and not in the sitemap (product decision 13).
   */
  readonly group: 'main' | 'small-print' | 'template';
  /** For a kind that has variants: which one. */
  readonly variant?: string;
  /** The colour theme, where it is not the first: `data-color` on the root (design/tokens.ts). */
  readonly color?: 'color_1' | 'color_2';
  /** What the header has besides its menu. */
  readonly header?: 'help-phone';
}

const template = { group: 'template' } as const;

const rows = [
  { path: '/', kind: 'home', group: 'main', title: 'Home' },
  { path: '/program', kind: 'program', group: 'main', title: 'Program' },
  { path: '/about', kind: 'about', group: 'main', title: 'About Us' },
  { path: '/curriculum', kind: 'curriculum', group: 'main', title: 'Curriculum' },
  { path: '/outdoorplay', kind: 'outdoor-play', group: 'main', title: 'Outdoor play' },
  { path: '/contact-us', kind: 'contact', group: 'main', title: 'Contact Us' },

  { path: '/accessibility', kind: 'accessibility', group: 'small-print', title: 'Accessibility' },
  { path: '/privacy', kind: 'privacy', group: 'small-print', title: 'Privacy' },
  { path: '/site-map', kind: 'site-map', group: 'small-print', title: 'Site map' },

  { path: '/index-2', kind: 'landing', variant: 'hill', title: 'A day with us', ...template },
  { path: '/index-3', kind: 'landing', variant: 'roof', color: 'color_2', title: 'Room to grow', ...template },
  { path: '/index-4', kind: 'landing', variant: 'arches', header: 'help-phone', title: 'First steps', ...template },
  { path: '/about-2', kind: 'about-team', title: 'About our team', ...template },
  { path: '/classes', kind: 'classes', title: 'Classes', ...template },
  { path: '/classes-details', kind: 'class', title: 'A class in detail', ...template },
  { path: '/teachers', kind: 'teachers', title: 'Educators', ...template },
  { path: '/teachers-details', kind: 'teacher', title: 'An educator in detail', ...template },
  { path: '/coming-soon', kind: 'coming-soon', title: 'Coming soon', ...template },
  { path: '/faqs', kind: 'faqs', title: 'Good questions', ...template },
  { path: '/event', kind: 'events', title: 'Events', ...template },
  { path: '/event-details', kind: 'event', title: 'An event in detail', ...template },
  { path: '/error-404', kind: 'not-found', group: 'template', title: 'Page not found' },
  { path: '/gallery', kind: 'gallery', variant: 'street', title: 'Gallery', ...template },
  { path: '/gallery-masonary', kind: 'gallery', variant: 'masonry', title: 'Gallery wall', ...template },
  { path: '/gallery-filter', kind: 'gallery', variant: 'filter', title: 'Gallery by kind', ...template },

  { path: '/post-left-sidebar', kind: 'post', variant: 'left-sidebar', title: 'Post with left sidebar', ...template },
  { path: '/post-right-sidebar', kind: 'post', variant: 'right-sidebar', title: 'Post with right sidebar', ...template },
  { path: '/post-both-sidebar', kind: 'post', variant: 'both-sidebar', title: 'Post with two sidebars', ...template },
  { path: '/post-no-sidebar', kind: 'post', variant: 'no-sidebar', title: 'Post without sidebar', ...template },
  { path: '/post-text', kind: 'post', variant: 'text', title: 'Text post', ...template },
  { path: '/post-image', kind: 'post', variant: 'image', title: 'Picture post', ...template },
  { path: '/post-video', kind: 'post', variant: 'video', title: 'Video post', ...template },
  { path: '/post-link', kind: 'post', variant: 'link', title: 'Link post', ...template },
  { path: '/post-audio', kind: 'post', variant: 'audio', title: 'Audio post', ...template },
  { path: '/post-quote', kind: 'post', variant: 'quote', title: 'Quote post', ...template },
  { path: '/post-tutorial', kind: 'post', variant: 'tutorial', title: 'Step-by-step post', ...template },
  { path: '/post-cateloge', kind: 'post', variant: 'catalogue', title: 'Catalogue post', ...template },
  { path: '/post-banner', kind: 'post', variant: 'banner', title: 'Banner post', ...template },
  { path: '/post-slide-show', kind: 'post', variant: 'slide-show', title: 'Slideshow post', ...template },
  { path: '/post-gallery', kind: 'post', variant: 'gallery', title: 'Gallery post', ...template },
  { path: '/post-status-slider', kind: 'post', variant: 'status-slider', title: 'Status post', ...template },
  { path: '/post-standard', kind: 'post', variant: 'standard', title: 'Standard post', ...template },
  { path: '/post-side', kind: 'post', variant: 'side', title: 'Side post', ...template },
  { path: '/post-corner', kind: 'post', variant: 'corner', title: 'Corner post', ...template },

  { path: '/blog-list', kind: 'blog', variant: 'list', title: 'News, as a list', ...template },
  { path: '/blog-grid', kind: 'blog', variant: 'grid', title: 'News, as a grid', ...template },
  { path: '/blog-grid-wide', kind: 'blog', variant: 'grid-wide', title: 'News, as a wide grid', ...template },
  { path: '/blog-list-right-sidebar', kind: 'blog', variant: 'list-right', title: 'News list, sidebar right', ...template },
  { path: '/blog-list-left-sidebar', kind: 'blog', variant: 'list-left', title: 'News list, sidebar left', ...template },
  { path: '/blog-list-both-sidebar', kind: 'blog', variant: 'list-both', title: 'News list, two sidebars', ...template },
  { path: '/blog-grid-right-sidebar', kind: 'blog', variant: 'grid-right', title: 'News grid, sidebar right', ...template },
  { path: '/blog-grid-left-sidebar', kind: 'blog', variant: 'grid-left', title: 'News grid, sidebar left', ...template },
  { path: '/blog-grid-both-sidebar', kind: 'blog', variant: 'grid-both', title: 'News grid, two sidebars', ...template },

  // Our own addition, linked from nowhere: every part of the site with its states. Audited like all others.
  { path: '/design-system', kind: 'design-system', title: 'Design system', ...template },
] as const satisfies readonly Row[];

/** Paths known only from links; they answer 301 and, in the browser, replace themselves (product decisions 13 and 30). */
export const aliases = { '/about-1': '/about', '/faq': '/faqs', '/contect-us': '/contact-us' } as const satisfies Record<string, Path>;

/** The page that a path known only from links leads to. */
export const aliasOf = (path: string): Path | undefined => (Object.hasOwn(aliases, path) ? aliases[path as keyof typeof aliases] : undefined);

export type Route = Row & { readonly path: Path; readonly kind: Kind };
export type Path = (typeof rows)[number]['path'];
export type Kind = (typeof rows)[number]['kind'];
/** A path of this site, with or without an anchor or a query: what a link may lead to. */
export type Target = Path | `${Path}${'#' | '?'}${string}`;

export const routes: readonly Route[] = rows;
/** The colour theme of a row. */
export const colorOf = ({ color = 'color_1' }: Pick<Row, 'color'>) => color;
/** Shown for unknown paths, with status 404. */
export const notFoundPath = '/error-404' satisfies Path;

/** The row of a path, with or without a trailing slash. Unknown paths have none. */
export function routeOf(path: string): Route | undefined {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return routes.find((route) => route.path === plain);
}
