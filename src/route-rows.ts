/** THE route table: plain data. A row is a page that the site can have; site/pages.yaml names those that it has, with their titles and descriptions (routes.ts). */

interface Row {
  readonly path: `/${string}`;
  /** Which page component shows it: that of the file of this name in `pages` (tasks/build/page-files.ts). */
  readonly kind: string;
  /** Query parameters whose values make further pages of the row, such as the second page of a list. Other parameters are ignored. */
  readonly queries?: readonly string[];
  /** A query without a page gets that of the row, since it says how to begin there and not what to show. Elsewhere it is a page that is missing. */
  readonly isLenient?: true;
  /** Linked from the last lines of the footer. */
  readonly group?: 'small-print';
  /** For a kind that has variants: which one. */
  readonly variant?: string;
  /** The colour theme if it is not the default: `data-color` on the root element (design/colours.ts). */
  readonly color?: 'color_1' | 'color_2';
  /** What the header shows besides its menu, or that it is dark in every colour scheme. */
  readonly header?: 'help-phone' | 'night';
}

export const rows = [
  { path: '/', kind: 'home' },
  { path: '/program', kind: 'program' },
  { path: '/about', kind: 'about' },
  { path: '/curriculum', kind: 'curriculum' },
  { path: '/outdoorplay', kind: 'outdoor-play' },
  { path: '/contact-us', kind: 'contact', queries: ['about'], isLenient: true },

  { path: '/places', kind: 'places', group: 'small-print' },
  { path: '/accessibility', kind: 'accessibility', group: 'small-print' },
  { path: '/privacy', kind: 'privacy', group: 'small-print' },
  { path: '/facts', kind: 'facts', group: 'small-print' },
  { path: '/site-map', kind: 'site-map', group: 'small-print' },

  { path: '/index-2', kind: 'landing', variant: 'hill' },
  { path: '/index-3', kind: 'landing', variant: 'roof', color: 'color_2' },
  { path: '/index-4', kind: 'landing', variant: 'arches', header: 'help-phone' },
  { path: '/about-2', kind: 'about-team' },
  { path: '/classes', kind: 'classes' },
  { path: '/classes-details', kind: 'class-details', queries: ['class'] },
  { path: '/teachers', kind: 'teachers' },
  { path: '/teachers-details', kind: 'teacher-details', queries: ['teacher'] },
  { path: '/coming-soon', kind: 'coming-soon' },
  { path: '/faqs', kind: 'faqs' },
  { path: '/event', kind: 'events', queries: ['page'] },
  { path: '/event-details', kind: 'event-details', queries: ['event'] },
  { path: '/error-404', kind: 'not-found', header: 'night' },
  { path: '/gallery', kind: 'gallery', variant: 'street' },
  { path: '/gallery-masonary', kind: 'gallery', variant: 'masonry' },
  { path: '/gallery-filter', kind: 'gallery', variant: 'filter' },

  { path: '/post-left-sidebar', kind: 'post', variant: 'left-sidebar' },
  { path: '/post-right-sidebar', kind: 'post', variant: 'right-sidebar', queries: ['post'] },
  { path: '/post-both-sidebar', kind: 'post', variant: 'both-sidebar' },
  { path: '/post-no-sidebar', kind: 'post', variant: 'no-sidebar' },
  { path: '/post-text', kind: 'post', variant: 'text' },
  { path: '/post-image', kind: 'post', variant: 'image' },
  { path: '/post-video', kind: 'post', variant: 'video' },
  { path: '/post-link', kind: 'post', variant: 'link' },
  { path: '/post-audio', kind: 'post', variant: 'audio' },
  { path: '/post-quote', kind: 'post', variant: 'quote' },
  { path: '/post-tutorial', kind: 'post', variant: 'tutorial' },
  { path: '/post-cateloge', kind: 'post', variant: 'catalogue' },
  { path: '/post-banner', kind: 'post', variant: 'banner' },
  { path: '/post-slide-show', kind: 'post', variant: 'slide-show' },
  { path: '/post-gallery', kind: 'post', variant: 'gallery' },
  { path: '/post-status-slider', kind: 'post', variant: 'status-slider' },
  { path: '/post-standard', kind: 'post', variant: 'standard' },
  { path: '/post-side', kind: 'post', variant: 'side' },
  { path: '/post-corner', kind: 'post', variant: 'corner' },

  { path: '/blog-list', kind: 'blog', variant: 'list', queries: ['page'] },
  { path: '/blog-grid', kind: 'blog', variant: 'grid', queries: ['page'] },
  { path: '/blog-grid-wide', kind: 'blog', variant: 'grid-wide', queries: ['page'] },
  { path: '/blog-list-right-sidebar', kind: 'blog', variant: 'list-right', queries: ['tag', 'category', 'page'] },
  { path: '/blog-list-left-sidebar', kind: 'blog', variant: 'list-left', queries: ['page'] },
  { path: '/blog-list-both-sidebar', kind: 'blog', variant: 'list-both', queries: ['page'] },
  { path: '/blog-grid-right-sidebar', kind: 'blog', variant: 'grid-right', queries: ['page'] },
  { path: '/blog-grid-left-sidebar', kind: 'blog', variant: 'grid-left', queries: ['page'] },
  { path: '/blog-grid-both-sidebar', kind: 'blog', variant: 'grid-both', queries: ['page'] },

  // Not one of the template's pages and not linked from any: shows every component in its states. Audited like all other pages.
  { path: '/design-system', kind: 'design-system' },
] as const satisfies readonly Row[];

export type Path = (typeof rows)[number]['path'];
/** `own`: a page of the owner's own (pages/NAME.md), which has no row. */
export type Kind = (typeof rows)[number]['kind'] | 'own';
/** A row as all rows can be. */
export type AnyRow = Row & { readonly path: Path; readonly kind: Kind };

/** Letters of Latin alphabets that are no other letter with a mark, each with those that stand for it. */
const letters = 'ß=ss æ=ae œ=oe ø=o ł=l đ=d ð=d þ=th ı=i ħ=h ŋ=ng ŧ=t'.split(' ').map((pair) => pair.split('='));

/** A name as a URL slug: 'Été & fees' becomes 'ete-fees', however its letters are composed. Empty if it has letters that no address has, such as Cree syllabics. */
export function slugOf(words: string): string {
  const bare = words.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const plain = letters.reduce((text, [letter = '', others = '']) => text.replaceAll(letter, others), bare);
  return /(?![a-z0-9])[\p{L}\p{N}]/u.test(plain) ? '' : plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** Shown for unknown paths, with status 404. */
export const notFoundPath = '/error-404' satisfies Path;

/** Paths that exist only in links: the server answers 301, and the router replaces them in the history (product decisions 13 and 30). */
export const aliasRows = {
  '/about-1': '/about',
  '/faq': '/faqs',
  '/contect-us': '/contact-us',
} as const satisfies Record<`/${string}`, Path>;

/** The row of a path, with or without a trailing slash, whether the site has that page or not; undefined for an unknown path. */
export const rowOf = (path: string): AnyRow | undefined => rows.find((row) => row.path === withoutSlash(path));

export const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

/** The file name, without extension, of the page that a query makes of a row: 'tag-child.page-2'. Empty for the row's own page. */
export function variantOf({ queries = [] }: Pick<Row, 'queries'>, search: string | URLSearchParams): string {
  const query = new URLSearchParams(search);
  return queries
    .flatMap((name) => {
      const value = slugOf(query.get(name) ?? '');
      return value && !(name === 'page' && value === '1') ? [`${name}-${value}`] : [];
    })
    .join('.');
}

/** Path of a page's HTML file, relative to the output folder: 'blog-list/page-2.html', 'index.html' for the home page. */
export const fileOf = (row: Pick<Row, 'path' | 'queries'>, search = ''): string =>
  [row.path.slice(1), `${variantOf(row, search) || 'index'}.html`].filter(Boolean).join('/');
