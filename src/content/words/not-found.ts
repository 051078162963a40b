/** The words of the 404 page. */
export const notFound = {
  title: 'This path ends in the snow',
  message: 'The link is probably broken, or the page has been removed.',
  home: 'Return to Home',
  search: { label: 'What are you looking for?', submit: 'Search' },
  pages: 'Pages of this site',
} as const;
