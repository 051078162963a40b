/** THE route table: plain data. The router, menus, footer, head, sitemap, prerender list, gateway and every audit read it. */

interface Row {
  readonly path: `/${string}`;
  /** Which page component shows it; `pages/index.ts` maps kind to component. */
  readonly kind: string;
  readonly title: string;
  /** The meta description; also shown on the site map and looked through by the site's own searches. */
  readonly description: string;
  /** Query parameters whose values make further pages of the row, such as the second page of a list. Other parameters are ignored. */
  readonly queries?: readonly string[];
  /**
   * `main`: the provider's own pages, in the main menu or linked from those pages. `small-print`: linked from the last lines of the footer.
   * `template`: sample layouts, marked noindex and left out of the sitemap (product decision 13).
   */
  readonly group: 'main' | 'small-print' | 'template';
  /** For a kind that has variants: which one. */
  readonly variant?: string;
  /** The colour theme if it is not the default: `data-color` on the root element (design/tokens.ts). */
  readonly color?: 'color_1' | 'color_2';
  /** What the header shows besides its menu. */
  readonly header?: 'help-phone';
}

const template = { group: 'template' } as const;

const rows = [
  { path: '/', kind: 'home', group: 'main', title: 'Home', description: 'Montessori-style daycare and out-of-school care for children from 12 months to 12 years. See the rooms and ask for a place.' },
  { path: '/program', kind: 'program', group: 'main', title: 'Program', description: 'Four programs for children from 12 months to 6 years, and out-of-school care to 12: ages, rooms, days and what a child does here.' },
  { path: '/about', kind: 'about', group: 'main', title: 'About Us', description: 'Who we are, what we value and what you can expect from a licensed Alberta daycare that works with families.' },
  { path: '/curriculum', kind: 'curriculum', group: 'main', title: 'Curriculum', description: 'How children learn here, in nine short parts: play, phonics, early math, practical life, art, music and more.' },
  { path: '/outdoorplay', kind: 'outdoor-play', group: 'main', title: 'Outdoor play', description: 'Our fenced yard, what children do in it, the weather we go out in and what to pack.' },
  { path: '/contact-us', kind: 'contact', group: 'main', title: 'Contact Us', queries: ['about'], description: 'Call, write or come by: phone, e-mail, address, map and a short message form.' },

  { path: '/accessibility', kind: 'accessibility', group: 'small-print', title: 'Accessibility', description: 'What we promise, what may still be in your way, what to do then, and how we test.' },
  { path: '/privacy', kind: 'privacy', group: 'small-print', title: 'Privacy', description: 'What you send us, where it goes, how long it is kept, and what you can ask for.' },
  { path: '/site-map', kind: 'site-map', group: 'small-print', title: 'Site map', description: 'Every page of this site and what stands on it, in one list.' },

  { path: '/index-2', kind: 'landing', variant: 'hill', title: 'A day with us', description: 'One day at our daycare, from the coat hooks to the yard: a short film, our classes, and what we write about.', ...template },
  { path: '/index-3', kind: 'landing', variant: 'roof', color: 'color_2', title: 'Room to grow', description: 'What we offer, where there is room for it, what families say, and how to ask for a place.', ...template },
  { path: '/index-4', kind: 'landing', variant: 'arches', header: 'help-phone', title: 'First steps', description: 'Three steps to a first day at our daycare: come and look, send the form, stay a short while.', ...template },
  { path: '/about-2', kind: 'about-team', title: 'About our team', description: 'The people who look after your child, and what families read in our news.', ...template },
  { path: '/classes', kind: 'classes', title: 'Classes', description: 'Our classes at a glance: times, sizes, ages and tuition.', ...template },
  { path: '/classes-details', kind: 'class-details', title: 'A class in detail', queries: ['class'], description: 'One class in detail: dates, hours, size, rating and tuition.', ...template },
  { path: '/teachers', kind: 'teachers', title: 'Educators', description: 'The educators of every room.', ...template },
  { path: '/teachers-details', kind: 'teacher-details', title: 'An educator in detail', queries: ['teacher'], description: 'One educator in detail: training, strengths and a way to write.', ...template },
  { path: '/coming-soon', kind: 'coming-soon', title: 'Coming soon', description: 'Something new is on its way. The day and the time.', ...template },
  { path: '/faqs', kind: 'faqs', title: 'Good questions', description: 'What parents ask about joining and about the day, and a form for your own question.', ...template },
  { path: '/event', kind: 'events', title: 'Events', queries: ['page'], description: 'What is on at the daycare, with times and places.', ...template },
  { path: '/event-details', kind: 'event-details', title: 'An event in detail', queries: ['event'], description: 'One event in detail: when, where, and how to put it in your calendar.', ...template },
  { path: '/error-404', kind: 'not-found', group: 'template', title: 'Page not found', description: 'The link is probably broken or the page has been removed. Search the site or return home.' },
  { path: '/gallery', kind: 'gallery', variant: 'street', title: 'Gallery', description: 'Pictures of our days.', ...template },
  { path: '/gallery-masonary', kind: 'gallery', variant: 'masonry', title: 'Gallery wall', description: 'Pictures of our days, side by side.', ...template },
  { path: '/gallery-filter', kind: 'gallery', variant: 'filter', title: 'Gallery by kind', description: 'Pictures of our days, by kind.', ...template },

  { path: '/post-left-sidebar', kind: 'post', variant: 'left-sidebar', title: 'Post with left sidebar', description: 'A post with a sidebar on its left.', ...template },
  { path: '/post-right-sidebar', kind: 'post', variant: 'right-sidebar', title: 'Post with right sidebar', queries: ['post'], description: 'A post with a sidebar on its right.', ...template },
  { path: '/post-both-sidebar', kind: 'post', variant: 'both-sidebar', title: 'Post with two sidebars', description: 'A post between two sidebars.', ...template },
  { path: '/post-no-sidebar', kind: 'post', variant: 'no-sidebar', title: 'Post without sidebar', description: 'A post on its own.', ...template },
  { path: '/post-text', kind: 'post', variant: 'text', title: 'Text post', description: 'A post of words only.', ...template },
  { path: '/post-image', kind: 'post', variant: 'image', title: 'Picture post', description: 'A post with a large picture.', ...template },
  { path: '/post-video', kind: 'post', variant: 'video', title: 'Video post', description: 'A post with a short film, captions and a transcript.', ...template },
  { path: '/post-link', kind: 'post', variant: 'link', title: 'Link post', description: 'A post whose picture is a link.', ...template },
  { path: '/post-audio', kind: 'post', variant: 'audio', title: 'Audio post', description: 'A post to listen to, with a transcript.', ...template },
  { path: '/post-quote', kind: 'post', variant: 'quote', title: 'Quote post', description: 'A post that opens with a quote.', ...template },
  { path: '/post-tutorial', kind: 'post', variant: 'tutorial', title: 'Step-by-step post', description: 'A post in eight parts with a table of contents.', ...template },
  { path: '/post-cateloge', kind: 'post', variant: 'catalogue', title: 'Catalogue post', description: 'A post with three things from our shelf.', ...template },
  { path: '/post-banner', kind: 'post', variant: 'banner', title: 'Banner post', description: 'A post under a wide banner.', ...template },
  { path: '/post-slide-show', kind: 'post', variant: 'slide-show', title: 'Slideshow post', description: 'A post with a slideshow.', ...template },
  { path: '/post-gallery', kind: 'post', variant: 'gallery', title: 'Gallery post', description: 'A post with a small gallery.', ...template },
  { path: '/post-status-slider', kind: 'post', variant: 'status-slider', title: 'Status post', description: 'A post with a slider of short notes.', ...template },
  { path: '/post-standard', kind: 'post', variant: 'standard', title: 'Standard post', description: 'A full post.', ...template },
  { path: '/post-side', kind: 'post', variant: 'side', title: 'Side post', description: 'A post whose sidebar follows it on a phone.', ...template },
  { path: '/post-corner', kind: 'post', variant: 'corner', title: 'Corner post', description: 'A post with a picture beside its first lines.', ...template },

  { path: '/blog-list', kind: 'blog', variant: 'list', title: 'News, as a list', queries: ['page'], description: 'News from the rooms, one below the other.', ...template },
  { path: '/blog-grid', kind: 'blog', variant: 'grid', title: 'News, as a grid', queries: ['page'], description: 'News from the rooms, side by side.', ...template },
  { path: '/blog-grid-wide', kind: 'blog', variant: 'grid-wide', title: 'News, as a wide grid', queries: ['page'], description: 'News from the rooms, two in a row.', ...template },
  { path: '/blog-list-right-sidebar', kind: 'blog', variant: 'list-right', title: 'News list, sidebar right', queries: ['tag', 'category', 'page'], description: 'News from the rooms, with a sidebar on the right.', ...template },
  { path: '/blog-list-left-sidebar', kind: 'blog', variant: 'list-left', title: 'News list, sidebar left', queries: ['page'], description: 'News from the rooms, with a sidebar on the left.', ...template },
  { path: '/blog-list-both-sidebar', kind: 'blog', variant: 'list-both', title: 'News list, two sidebars', queries: ['page'], description: 'News from the rooms, between two sidebars.', ...template },
  { path: '/blog-grid-right-sidebar', kind: 'blog', variant: 'grid-right', title: 'News grid, sidebar right', queries: ['page'], description: 'News from the rooms in a grid, with a sidebar on the right.', ...template },
  { path: '/blog-grid-left-sidebar', kind: 'blog', variant: 'grid-left', title: 'News grid, sidebar left', queries: ['page'], description: 'News from the rooms in a grid, with a sidebar on the left.', ...template },
  { path: '/blog-grid-both-sidebar', kind: 'blog', variant: 'grid-both', title: 'News grid, two sidebars', queries: ['page'], description: 'News from the rooms in a grid, between two sidebars.', ...template },

  // Not one of the template's pages and not linked from any: shows every component in its states. Audited like all other pages.
  { path: '/design-system', kind: 'design-system', title: 'Design system', description: 'The box of blocks that this site is built from: colours with their contrast, letters, and every part with its states and its keys.', ...template },
] as const satisfies readonly Row[];

/** Paths that exist only in links: the server answers 301, and the router replaces them in the history (product decisions 13 and 30). */
export const aliases = { '/about-1': '/about', '/faq': '/faqs', '/contect-us': '/contact-us' } as const satisfies Record<string, Path>;

export type Route = Row & { readonly path: Path; readonly kind: Kind };
export type Path = (typeof rows)[number]['path'];
export type Kind = (typeof rows)[number]['kind'];
/** The rows of a kind, with the variants that they name. */
export type RouteOf<K extends Kind> = Extract<(typeof rows)[number], { kind: K }>;
/** A link target within the site: a path with an optional query or hash. */
export type Target = Path | `${Path}${'#' | '?'}${string}`;

export const routes: readonly Route[] = rows;
/** The colour theme of a row. */
export const colorOf = ({ color = 'color_1' }: Pick<Row, 'color'>) => color;
/** Shown for unknown paths, with status 404. */
export const notFoundPath = '/error-404' satisfies Path;

/** The row of a path, with or without a trailing slash; undefined for an unknown path. */
export function routeOf(path: string): Route | undefined {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return routes.find((route) => route.path === plain);
}

/** The address of a page, without the parameters of a query that are not the row's own. */
export function addressOf({ path, queries = [] }: { readonly path: string; readonly queries?: Route['queries'] }, query: URLSearchParams): string {
  const own = new URLSearchParams([...query].filter(([name]) => queries.includes(name)));
  return own.size ? `${path}?${own}` : path;
}

/** A name as a URL slug: 'Fees and funding' becomes 'fees-and-funding'. */
export const slugOf = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The file name, without extension, of the page that a query makes of a row: 'tag-child.page-2'. Empty for the row's own page. */
export function variantOf({ queries = [] }: Pick<Route, 'queries'>, search: string | URLSearchParams): string {
  const query = new URLSearchParams(search);
  return queries
    .flatMap((name) => {
      const value = slugOf(query.get(name) ?? '');
      return value && !(name === 'page' && value === '1') ? [`${name}-${value}`] : [];
    })
    .join('.');
}

/** Path of a page's HTML file, relative to the output folder: 'blog-list/page-2.html', 'index.html' for the home page. */
export const fileOf = (route: Pick<Route, 'path' | 'queries'>, search = ''): string => [route.path.slice(1), `${variantOf(route, search) || 'index'}.html`].filter(Boolean).join('/');
