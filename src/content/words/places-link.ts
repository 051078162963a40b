/** The words of the links that lead from other pages to /places. */
export const placesLink = { title: 'Places and fees', link: '/places' } as const;

/** Leads there from a fee. */
export const costQuestion = 'What would it cost for us?';

/** @param age the lowest of the daycare’s, such as “12 months”; undefined if it takes children from birth on */
export const notYet = (age: string | undefined) => (age ? `Not yet ${age}, or not yet born?` : 'Not yet born?');
