import type { notFound as words } from './not-found.sample.ts';

export const notFound: typeof words | Record<string, unknown> = {
  title: 'Nothing is here',
  message: 'There is no page at this address.',
  home: 'Back to the start',
  search: { label: 'What did you look for?', submit: 'Search' },
  pages: 'All pages',
};
