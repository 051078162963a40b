/** The words of /faqs around the questions (site/faqs.yaml). */
export const faqWords = {
  title: 'Good questions',
  lead: 'What parents ask us most. Yours may be here already.',
  search: { label: 'Search questions, pages and news', submit: 'Search' },
} as const;
