/**
 * What pages say of the fees, as the values of a build: on a day on which they do not hold, no figure is among them. An open page hides them at `feesEnd`
 * (pages/fees.tsx).
 */
import { filled } from '#content/reader/site-file.ts';
import { today } from '#content/reader/today.ts';
import { endOf, holds } from '#content/rules/fact-state.ts';
import { facts } from '#content/site/facts.ts';
import { provider } from '#content/site/provider.ts';

const { fees } = facts;
const said = (text: string) => filled(text).text;

/** In ms since the epoch; 0 if they do not hold on the day of the build. */
export const feesEnd = holds(fees, today(provider.utcOffset)) ? endOf(fees.until, provider.utcOffset) : 0;
export const feesOtherwise = fees.otherwise;

/** On the pages without the strip of facts. */
export const agesLine = said('Ages {facts.ages}.');
export const feeLine = said(
  'Full-time daycare at most {facts.fees.fullTime}\u00A0a\u00A0month, until {facts.fees.until}',
);
export const feeRows = {
  fullTime: said(
    'At most {facts.fees.fullTime} a month, for {facts.fees.hours.fullTime} hours, up to kindergarten age',
  ),
  partTime: said(
    'At most {facts.fees.partTime} a month, for {facts.fees.hours.partTime} hours, up to kindergarten age',
  ),
};
/** For the searches. */
export const feeSentence = said(
  'Fees: Full-time daycare costs at most {facts.fees.fullTime} a month, up to kindergarten age, until {facts.fees.until}.',
);
