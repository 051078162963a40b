/** The fewest usual days a week that are full-time, in a sentence; none on a day on which the fees do not hold. A module of its own, since most pages say it. */
import { monthHours } from '#content/rules/month-hours.ts';
import { feesEnd } from '#content/site/fees.ts';
import { days, limits, longest } from '#content/site/fee-limits.ts';

const numbers = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
const hours = Math.min(8, longest);
const enough = days.find((count) => monthHours(count, hours, limits).care === 'fullTime');

export const feeExample =
  feesEnd && enough
    ? `${numbers[enough - 1]} ${hours}-hour ${enough === 1 ? 'day a week is' : 'days a week are'} about ${monthHours(enough, hours, limits).hours} hours a month: full-time, which begins at ${limits.fullTime}.`
    : undefined;
