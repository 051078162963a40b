/** The words of the links that lead from other pages to the answers on /facts. */
export const answersLink = { title: 'What parents ask', link: '/facts' } as const;

/** After a few of them. */
export const allAnswers = 'All answers';
