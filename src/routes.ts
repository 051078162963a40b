/** THE route table: plain data. The router, menus, footer, head, sitemap, prerender list, gateway and every audit read it. */

interface Row {
  readonly path: `/${string}`;
  /** Which page component shows it; `pages/index.ts` maps kind to component. */
  readonly kind: string;
  readonly title: string;
  readonly description: string;
  /** The provider's own pages are `main`; the template's pages are noindex and not in the sitemap (decision 13). */
  readonly group: 'main' | 'template';
  /** A page that is not built yet answers 404 and is linked from nowhere. The list may only shrink. */
  readonly status?: 'later';
  /** For a kind that has variants: which one. */
  readonly variant?: string;
}

const later = { group: 'template', status: 'later' } as const;

const rows = [
  { path: '/', kind: 'home', group: 'main', title: 'Home', description: 'Montessori-style daycare and out-of-school care for children from 12 months to 12 years. See the rooms and ask for a place.' },
  { path: '/program', kind: 'program', group: 'main', title: 'Program', description: 'Four programs for children from 12 months to 6 years, and out-of-school care to 12: ages, rooms, days and what a child does here.' },
  { path: '/about', kind: 'about', group: 'main', title: 'About Us', description: 'Who we are, what we value and what you can expect from a licensed Alberta daycare that works with families.' },
  { path: '/curriculum', kind: 'curriculum', group: 'main', title: 'Curriculum', description: 'How children learn here, in nine short parts: play, phonics, early math, practical life, art, music and more.' },
  { path: '/outdoorplay', kind: 'outdoor-play', group: 'main', title: 'Outdoor play', description: 'Our fenced yard, what children do in it, the weather we go out in and what to pack.' },
  { path: '/contact-us', kind: 'contact', group: 'main', title: 'Contact Us', description: 'Call, write or come by: phone, e-mail, address, map and a short message form.' },

  { path: '/index-2', kind: 'landing', variant: 'hill', title: 'A day with us', description: 'A second front page: the yard, the classes and the news.', ...later },
  { path: '/index-3', kind: 'landing', variant: 'roof', title: 'Room to grow', description: 'A third front page: what we offer, on film and on the shelf.', ...later },
  { path: '/index-4', kind: 'landing', variant: 'arches', title: 'Get started', description: 'A fourth front page: the programs, some numbers and how to begin.', ...later },
  { path: '/about-2', kind: 'about-team', title: 'About our team', description: 'The people who look after your child, and what families read in our news.', ...later },
  { path: '/classes', kind: 'classes', title: 'Classes', description: 'Our classes at a glance: times, sizes, ages and tuition.', ...later },
  { path: '/classes-details', kind: 'class', title: 'A class in detail', description: 'One class in detail: dates, hours, size, rating and tuition.', ...later },
  { path: '/teachers', kind: 'teachers', title: 'Educators', description: 'The educators of every room.', ...later },
  { path: '/teachers-details', kind: 'teacher', title: 'An educator in detail', description: 'One educator in detail: training, strengths and a way to write.', ...later },
  { path: '/coming-soon', kind: 'coming-soon', title: 'Coming soon', description: 'Something new is on its way. The day and the time.', ...later },
  { path: '/faqs', kind: 'faqs', title: 'Good questions', description: 'What parents ask about joining and about the day, and a form for your own question.', ...later },
  { path: '/event', kind: 'events', title: 'Events', description: 'What is on at the daycare, with times and places.', ...later },
  { path: '/event-details', kind: 'event', title: 'An event in detail', description: 'One event in detail: when, where, and how to put it in your calendar.', ...later },
  { path: '/error-404', kind: 'not-found', group: 'template', title: 'Page not found', description: 'The link is probably broken or the page has been removed. Search the site or return home.' },
  { path: '/gallery', kind: 'gallery', variant: 'street', title: 'Gallery', description: 'Pictures of our days.', ...later },
  { path: '/gallery-masonary', kind: 'gallery', variant: 'masonry', title: 'Gallery wall', description: 'Pictures of our days, side by side.', ...later },
  { path: '/gallery-filter', kind: 'gallery', variant: 'filter', title: 'Gallery by kind', description: 'Pictures of our days, by kind.', ...later },

  { path: '/post-left-sidebar', kind: 'post', variant: 'left-sidebar', title: 'Post with left sidebar', description: 'A post with a sidebar on its left.', ...later },
  { path: '/post-right-sidebar', kind: 'post', variant: 'right-sidebar', title: 'Post with right sidebar', description: 'A post with a sidebar on its right.', ...later },
  { path: '/post-both-sidebar', kind: 'post', variant: 'both-sidebar', title: 'Post with two sidebars', description: 'A post between two sidebars.', ...later },
  { path: '/post-no-sidebar', kind: 'post', variant: 'no-sidebar', title: 'Post without sidebar', description: 'A post on its own.', ...later },
  { path: '/post-text', kind: 'post', variant: 'text', title: 'Text post', description: 'A post of words only.', ...later },
  { path: '/post-image', kind: 'post', variant: 'image', title: 'Picture post', description: 'A post with a large picture.', ...later },
  { path: '/post-video', kind: 'post', variant: 'video', title: 'Video post', description: 'A post with a short film, captions and a transcript.', ...later },
  { path: '/post-link', kind: 'post', variant: 'link', title: 'Link post', description: 'A post whose picture is a link.', ...later },
  { path: '/post-audio', kind: 'post', variant: 'audio', title: 'Audio post', description: 'A post to listen to, with a transcript.', ...later },
  { path: '/post-quote', kind: 'post', variant: 'quote', title: 'Quote post', description: 'A post that opens with a quote.', ...later },
  { path: '/post-tutorial', kind: 'post', variant: 'tutorial', title: 'Step-by-step post', description: 'A post in eight parts with a table of contents.', ...later },
  { path: '/post-cateloge', kind: 'post', variant: 'catalogue', title: 'Catalogue post', description: 'A post with three things from our shelf.', ...later },
  { path: '/post-banner', kind: 'post', variant: 'banner', title: 'Banner post', description: 'A post under a wide banner.', ...later },
  { path: '/post-slide-show', kind: 'post', variant: 'slide-show', title: 'Slideshow post', description: 'A post with a slideshow.', ...later },
  { path: '/post-gallery', kind: 'post', variant: 'gallery', title: 'Gallery post', description: 'A post with a small gallery.', ...later },
  { path: '/post-status-slider', kind: 'post', variant: 'status-slider', title: 'Status post', description: 'A post with a slider of short notes.', ...later },
  { path: '/post-standard', kind: 'post', variant: 'standard', title: 'Standard post', description: 'A full post.', ...later },
  { path: '/post-side', kind: 'post', variant: 'side', title: 'Side post', description: 'A post whose sidebar follows it on a phone.', ...later },
  { path: '/post-corner', kind: 'post', variant: 'corner', title: 'Corner post', description: 'A post with a picture beside its first lines.', ...later },

  { path: '/blog-list', kind: 'blog', variant: 'list', title: 'News, as a list', description: 'News from the rooms, one below the other.', ...later },
  { path: '/blog-grid', kind: 'blog', variant: 'grid', title: 'News, as a grid', description: 'News from the rooms, side by side.', ...later },
  { path: '/blog-grid-wide', kind: 'blog', variant: 'grid-wide', title: 'News, as a wide grid', description: 'News from the rooms, two in a row.', ...later },
  { path: '/blog-list-right-sidebar', kind: 'blog', variant: 'list-right', title: 'News list, sidebar right', description: 'News from the rooms, with a sidebar on the right.', ...later },
  { path: '/blog-list-left-sidebar', kind: 'blog', variant: 'list-left', title: 'News list, sidebar left', description: 'News from the rooms, with a sidebar on the left.', ...later },
  { path: '/blog-list-both-sidebar', kind: 'blog', variant: 'list-both', title: 'News list, two sidebars', description: 'News from the rooms, between two sidebars.', ...later },
  { path: '/blog-grid-right-sidebar', kind: 'blog', variant: 'grid-right', title: 'News grid, sidebar right', description: 'News from the rooms in a grid, with a sidebar on the right.', ...later },
  { path: '/blog-grid-left-sidebar', kind: 'blog', variant: 'grid-left', title: 'News grid, sidebar left', description: 'News from the rooms in a grid, with a sidebar on the left.', ...later },
  { path: '/blog-grid-both-sidebar', kind: 'blog', variant: 'grid-both', title: 'News grid, two sidebars', description: 'News from the rooms in a grid, between two sidebars.', ...later },
] as const satisfies readonly Row[];

/** Paths known only from links; they answer 301 and, in the browser, replace themselves (decisions 13 and 30). */
export const aliases = { '/about-1': '/about', '/faq': '/faqs', '/contect-us': '/contact-us' } as const satisfies Record<string, Path>;

export type Route = Row & { readonly path: Path; readonly kind: Kind };
export type Path = (typeof rows)[number]['path'];
export type Kind = (typeof rows)[number]['kind'];
/** A path of this site, with or without an anchor: what a link may lead to. */
export type Target = Path | `${Path}#${string}`;

export const routes: readonly Route[] = rows;
export const builtRoutes: readonly Route[] = routes.filter((route) => route.status !== 'later');
/** Shown for unknown paths, with status 404. */
export const notFoundPath = '/error-404' satisfies Path;

/** The row of a path; a trailing slash does not matter. Unknown paths, and pages that are not built yet, have none. */
export function routeOf(path: string): Route | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return builtRoutes.find((route) => route.path === plain);
}
