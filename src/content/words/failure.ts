/** The words of the error boundaries, for a page or a part of one that cannot be shown. */
export const failure = {
  page: {
    title: 'This page did not load',
    text: 'Your connection may have been lost for a moment, or something is wrong on our side.',
  },
  part: 'This part of the page did not load.',
  reach: 'You can always reach us:',
  again: 'Load this page again',
  retry: 'Try again',
} as const;
