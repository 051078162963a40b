/**
 * The facts that parents ask for first, beside those in provider.ts. Every page, question and post takes them from here, so that they agree. Replace the sample
 * with your own; the fees are the province's, and hold for a daycare that has signed its grant agreement.
 */
interface Facts {
  readonly ages: string;
  readonly fees: {
    /** The most that a parent pays for one child up to kindergarten age, in dollars a month. */
    readonly fullTime: `$${number}`;
    readonly partTime: `$${number}`;
    /** Registered hours a month. */
    readonly hours: { readonly fullTime: string; readonly partTime: string; readonly fewer: string };
    /** First and last day on which they hold, and the day on which somebody compared them with the source. */
    readonly from: string;
    readonly until: string;
    readonly checked: string;
    readonly source: { readonly words: string; readonly href: `https://${string}` };
  };
}

export const facts: Facts = {
  ages: '12 months to 12 years',
  fees: {
    fullTime: '$326.25',
    partTime: '$230.00',
    hours: { fullTime: '100 or more', partTime: '50 to 99', fewer: 'Fewer than 50' },
    from: '2025-04-01',
    until: '2027-03-31',
    checked: '2026-11-22',
    source: { words: 'alberta.ca', href: 'https://www.alberta.ca/childcare-fees' },
  },
};
