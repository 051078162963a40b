/** What the page says that answers a form which was posted without scripts. */
export const posted = {
  /** Prefix of the title of a page with errors, so that screen readers announce it first. */
  errorPrefix: 'Error: ',
  problem: 'There is a problem',
  /** Leads to the page of the form, or to the home page. */
  back: 'Back to the site',
} as const;
