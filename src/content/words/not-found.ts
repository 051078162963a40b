/** The labels of the 404 page, and the client’s message. */
export const notFound = {
  message: 'The link is probably broken, or the page has been removed.',
  home: 'Return to Home',
  search: { label: 'What are you looking for?', submit: 'Search' },
  pages: 'Pages of this site',
} as const;
