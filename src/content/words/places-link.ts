/** The words of the links that lead from other pages to /places. */
export const placesLink = {
  title: 'Places and fees',
  link: '/places',
  /** Beside a fee. */
  question: 'What would it cost for us?',
} as const;
