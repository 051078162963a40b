/** The words of the section “What We Offer”. */
export const offersWords = {
  title: 'What We Offer',
  lead: 'Six things you can count on, each in its own place on the shelf.',
} as const;
