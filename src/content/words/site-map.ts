/** The words of /site-map. */
export const siteMapHead = {
  title: 'Site map',
  notice: { title: 'Not on the list?', text: 'Ask us. We are glad to help you find it.' },
  ask: 'Write to us',
} as const;

export const siteMapWords = {
  main: 'Our pages',
  /** Accessible name of the list of a page's sections. */
  partsOf: (page: string) => `Parts of ${page}`,
} as const;

/** Sections whose headings are the pages' own. */
export const linkedParts = {
  register: 'Register',
  limits: 'Known limits',
  words: 'Words we use',
  reports: 'Reports for auditors',
} as const;
