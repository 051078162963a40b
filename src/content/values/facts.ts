/** The facts as lists of a build: on a day on which the fees do not hold, without a figure. */
import { spanInWords } from '#content/rules/dates.ts';
import { stateOf } from '#content/rules/fact-state.ts';
import { phoneLink } from '#content/rules/provider.ts';
import { buildDay } from '#content/site/build-day.ts';
import { ages, writtenFees } from '#content/site/facts.ts';
import { provider } from '#content/site/provider.ts';
import { factsFileWords } from '#content/words/facts-page.ts';
import { keyFactsWords } from '#content/words/key-facts.ts';

import { feesEnd } from './fees.ts';
import { openingHours } from './opening.ts';

const { fullTime, partTime, hours, otherwise, ...dates } = writtenFees;
const { licence, licensing, phone } = provider;

/** The strip of facts. */
export const keyFacts = {
  title: keyFactsWords.title,
  fee: {
    ...keyFactsWords.fee(dates.source.words),
    ...(feesEnd && { ...keyFactsWords.figure(dates), figure: fullTime }),
    href: dates.source.href,
  },
  panes: keyFactsWords.panes({ ages, licence, hours: provider.hours }),
  phone: { head: keyFactsWords.phone, text: phone, href: phoneLink(phone) },
};

/** /facts.json. A fact without `from` holds until the daycare changes it. */
export const factsFile = {
  day: buildDay,
  facts: [
    ...[
      { id: 'fees.fullTime', about: factsFileWords.fullTime, value: fullTime, hours: hours.fullTime },
      { id: 'fees.partTime', about: factsFileWords.partTime, value: partTime, hours: hours.partTime },
    ].map(({ id, about, ...words }) => ({
      id,
      about,
      ...(feesEnd ? words : { otherwise }),
      ...dates,
      source: dates.source.href,
      state: stateOf(dates, buildDay),
    })),
    { id: 'ages', value: ages },
    { id: 'licence', value: licence },
    ...(licensing
      ? [
          { id: 'licence.number', value: licensing.number, source: licensing.record },
          ...(licensing.inspected
            ? [
                {
                  id: 'licence.inspected',
                  value: licensing.inspected,
                  ...(licensing.found && { found: licensing.found }),
                  source: licensing.record,
                },
              ]
            : []),
        ]
      : []),
    { id: 'hours', value: provider.hours },
    // Hours with a day are those of that day alone.
    ...openingHours.closures.map(({ name, from, until, open }) => ({
      id: open ? 'hours' : 'closed',
      about: name,
      ...(open && { value: spanInWords(open) }),
      from,
      until,
      state: from <= buildDay ? 'current' : 'coming',
    })),
  ],
};
