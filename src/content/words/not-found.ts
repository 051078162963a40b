/** The words of the 404 page. */
import type { Path } from '#routes.ts';

export const notFound = {
  title: 'This path ends in the snow',
  message: 'The link is probably broken, or the page has been removed.',
  home: 'Return to Home',
  search: { label: 'What are you looking for?', submit: 'Search' },
  pages: 'Pages of this site',
  all: (count: number) => `All ${count} pages`,
  found: (count: number, words: string) =>
    count === 0
      ? `No page found for “${words}”. Try another word, or call us.`
      : `${count} ${count === 1 ? 'page' : 'pages'} found for “${words}”`,
} as const;

/** Search terms of the main pages that neither their titles nor their descriptions contain. */
export const searchWords: Partial<Record<Path, string>> = {
  '/': 'register registration request place space form welcome offers meals food healthy gallery pictures families parents',
  '/program':
    'infants toddlers preschoolers kindergarten school-age after school pd days summer baby hours days group size fees',
  '/about': 'mission values philosophy educators teachers staff licensed inclusive safety',
  '/curriculum':
    'montessori reading phonics literacy letters math counting practical life creative artist movement yoga mindfulness stem',
  '/outdoorplay': 'outside yard garden weather winter cold smoke boots clothes playground',
  '/contact-us': 'telephone call email directions parking address visit question message hours',
};
