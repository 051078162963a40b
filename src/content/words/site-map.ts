/** The words of /site-map. */
export const siteMapHead = {
  title: 'Site map',
  lead: 'Every page of this site and what stands on it, in one list.',
  notice: { title: 'Not on the list?', text: 'Ask us. We are glad to help you find it.' },
  ask: 'Ask a question',
} as const;

export const siteMapWords = {
  main: 'Our pages',
  /** Accessible name of the list of a page's sections. */
  partsOf: (page: string) => `Parts of ${page}`,
} as const;
