/** What /facts and /facts.json list, as the values of a build: on a day on which the fees do not hold, without a figure. */
import { today } from '#content/reader/today.ts';
import { spanInWords } from '#content/rules/dates.ts';
import { dueOn, stateOf } from '#content/rules/fact-state.ts';
import { closures } from '#content/site/closures.ts';
import { facts } from '#content/site/facts.ts';
import { feesEnd } from '#content/site/fees.ts';
import { provider } from '#content/site/provider.ts';

const { fullTime, partTime, hours, otherwise, ...dates } = facts.fees;
const { licensing } = provider;
const day = today(provider.utcOffset);

export const feeFacts = {
  ...dates,
  due: dueOn(dates),
  state: stateOf(dates, day),
  values: feesEnd
    ? [
        { head: 'Full-time', hours: hours.fullTime, figure: fullTime },
        { head: 'Part-time', hours: hours.partTime, figure: partTime },
      ]
    : [],
};

const most = 'The most that a parent pays a month for one child up to kindergarten age';

/** /facts.json. A fact without `from` holds until the daycare changes it. */
export const factsFile = {
  day,
  facts: [
    ...[
      { id: 'fees.fullTime', about: `${most}, full-time`, value: fullTime, hours: hours.fullTime },
      { id: 'fees.partTime', about: `${most}, part-time`, value: partTime, hours: hours.partTime },
    ].map(({ id, about, ...words }) => ({
      id,
      about,
      ...(feesEnd ? words : { otherwise }),
      ...dates,
      source: dates.source.href,
      state: stateOf(dates, day),
    })),
    { id: 'ages', value: facts.ages },
    { id: 'licence', value: provider.licence },
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
    ...closures.map(({ name, from, until, open }) => ({
      id: open ? 'hours' : 'closed',
      about: name,
      ...(open && { value: spanInWords(open) }),
      from,
      until,
      state: from <= day ? 'current' : 'coming',
    })),
  ],
};
