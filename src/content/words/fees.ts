/** What is said of the fees. The figures are the owner's (site/facts.yaml), and said only while they hold (values/fees.ts). */
import { longDate } from '#content/rules/dates.ts';

interface Fees {
  readonly fullTime: string;
  readonly partTime: string;
  readonly hours: { readonly fullTime: string; readonly partTime: string };
  readonly until: string;
}

export const feeHeads = { fullTime: 'Full-time', partTime: 'Part-time' } as const;

const numbers = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

export const feeWords = {
  ages: (ages: string) => `Ages ${ages}.`,
  line: ({ fullTime, until }: Fees) =>
    `Full-time daycare at most ${fullTime}\u00A0a\u00A0month, until ${longDate(until)}`,
  fullTime: ({ fullTime, hours }: Fees) =>
    `At most ${fullTime} a month, for ${hours.fullTime} hours, up to kindergarten age`,
  partTime: ({ partTime, hours }: Fees) =>
    `At most ${partTime} a month, for ${hours.partTime} hours, up to kindergarten age`,
  sentence: ({ fullTime, until }: Fees) =>
    `Fees: Full-time daycare costs at most ${fullTime} a month, up to kindergarten age, until ${longDate(until)}.`,
  /** @param begins the fewest hours a month that are full-time */
  example: (days: number, hours: number, month: number, begins: number) =>
    `${numbers[days - 1]} ${hours}-hour ${days === 1 ? 'day a week is' : 'days a week are'} about ${month} hours a month: full-time, which begins at ${begins}.`,
} as const;
