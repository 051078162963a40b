/** What the page says that answers a form which was posted without scripts. */
export const posted = {
  /** Prefix of the title of a page with errors, so that screen readers announce it first. */
  errorPrefix: 'Error: ',
  problem: 'There is a problem',
  /** Where the form cannot be shown again: browsers keep what was typed into the page before. */
  goBack: 'What you typed is on the page before: use your browser’s Back button.',
  /** Leads to the page of the form, or to the home page. */
  back: 'Back to the site',
} as const;
