/** What pages say of the fees, as the values of a build: on a day on which they do not hold, no figure is among them. An open page hides them at `feesEnd` (pages/use-now.ts). */
import { dueOn, endOf, holds, stateOf } from '#content/rules/fact-state.ts';
import { limitIn, monthHours } from '#content/rules/month-hours.ts';
import { buildDay } from '#content/site/build-day.ts';
import { ages, writtenFees } from '#content/site/facts.ts';
import { provider } from '#content/site/provider.ts';
import { feeHeads, feeWords } from '#content/words/fees.ts';

import { openingHours } from './opening.ts';

const { fullTime, partTime, hours, otherwise, ...dates } = writtenFees;
const isHeld = holds(dates, buildDay);
const said = (words: (fees: typeof writtenFees) => string) => (isHeld ? words(writtenFees) : otherwise);

/** In ms since the epoch; 0 if they do not hold on the day of the build. */
export const feesEnd = isHeld ? endOf(dates.until, provider.utcOffset) : 0;
export const feesOtherwise = otherwise;

/** On the pages without the strip of facts. */
export const agesLine = feeWords.ages(ages);
export const feeLine = said(feeWords.line);
export const feeRows = { fullTime: said(feeWords.fullTime), partTime: said(feeWords.partTime) };
/** For the searches. */
export const feeSentence = said(feeWords.sentence);

/** On /facts. */
export const feeFacts = {
  ...dates,
  due: dueOn(dates),
  state: stateOf(dates, buildDay),
  values: isHeld
    ? [
        { head: feeHeads.fullTime, hours: hours.fullTime, figure: fullTime },
        { head: feeHeads.partTime, hours: hours.partTime, figure: partTime },
      ]
    : [],
};

const spans = openingHours.week.filter((each) => each.length);
/** From so many hours a month on. */
const limits = { fullTime: limitIn(hours.fullTime), partTime: limitIn(hours.partTime) };
/** How many days a week a child can come. */
const days = spans.map((_, index) => index + 1);
/** In whole hours. */
const longest = Math.floor(Math.max(...spans.flat().map(([opens, closes]) => closes - opens)) / 60);
const shortest = Math.min(4, longest);
const usual = Math.min(8, longest);
const enough = days.find((count) => monthHours(count, usual, limits).care === 'fullTime');

/** The fewest usual days a week that are full-time, in a sentence. */
export const feeExample =
  isHeld && enough
    ? feeWords.example(enough, usual, monthHours(enough, usual, limits).hours, limits.fullTime)
    : undefined;

/** The table of what days and hours of care count as, of all that the week has. */
export const feeHours = isHeld
  ? {
      days,
      limits: hours,
      rows: Array.from({ length: longest - shortest + 1 }, (_, index) => shortest + index).map((each) => ({
        hours: each,
        cells: days.map((count) => ({ days: count, ...monthHours(count, each, limits) })),
      })),
    }
  : undefined;
