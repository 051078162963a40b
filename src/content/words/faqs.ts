/** The words of the search on /faqs. */
export const faqWords = {
  search: { label: 'Search questions, pages and news', submit: 'Search' },
} as const;
