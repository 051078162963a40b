/** The facts as lists of a build: of a fee that does not hold on that day, without its figure. */
import { spanInWords } from '#content/rules/dates.ts';
import { holds, stateOf } from '#content/rules/fact-state.ts';
import { phoneLink } from '#content/rules/provider.ts';
import { repeatInWords } from '#content/rules/repeats.ts';
import { noEnd } from '#content/rules/special-days.ts';
import { buildDay } from '#content/site/build-day.ts';
import { ages, fees } from '#content/site/facts.ts';
import { daysOff, schools } from '#content/site/schools.ts';
import { house as firstHouse, provider } from '#content/site/provider.ts';
import { schoolLine } from '#content/words/schools.ts';
import { keyFactsWords } from '#content/words/key-facts.ts';

import { licences } from './houses.ts';
import { closures, hoursInWords, openings } from './opening.ts';

const { licence, phone } = provider;

/** The strip of facts. */
export const keyFacts = {
  title: keyFactsWords.title,
  panes: keyFactsWords.panes({ ages, licence, hours: hoursInWords }),
  phone: {
    head: firstHouse ? `${keyFactsWords.phone}, ${firstHouse}` : keyFactsWords.phone,
    text: phone,
    href: phoneLink(phone),
  },
};

const stateOn = (from: string) => (from <= buildDay ? 'current' : 'coming');

const atHouse = (house: string | undefined) => house && { house };

/** /facts.json. A fact without `from` holds until the daycare changes it. */
export const factsFile = {
  day: buildDay,
  facts: [
    ...fees.list.map((fee) => {
      const {
        id,
        name,
        lang: _,
        short: __,
        sum,
        otherwise,
        source,
        cents,
        percent,
        atMost,
        hours,
        least,
        ...rest
      } = fee;
      return {
        id: `fees.${id}`,
        about: name,
        ...(holds(fee, buildDay) ? { value: sum, cents, percent, atMost, hours, least } : { otherwise }),
        ...rest,
        source: source?.href,
        state: stateOf(fee, buildDay),
      };
    }),
    { id: 'ages', value: ages },
    { id: 'licence', value: licence },
    ...licences.flatMap(({ name, number, record, inspected, found }) => [
      { id: 'licence.number', ...atHouse(name), value: number, source: record },
      ...(inspected
        ? [
            {
              id: 'licence.inspected',
              ...atHouse(name),
              value: inspected,
              ...(found && { found }),
              source: record,
            },
          ]
        : []),
    ]),
    // Hours with days are those of these days alone, and of two the later in this list.
    ...openings.flatMap(({ name, hours, otherWeeks }) => [
      { id: 'hours', ...atHouse(name), value: hours },
      ...otherWeeks.map(({ from, until, hours: value }) => ({
        id: 'hours',
        ...atHouse(name),
        value,
        from,
        until,
        state: stateOn(from),
      })),
    ]),
    ...closures.map(({ name, from, until, every, open, house }) => ({
      id: open ? 'hours' : 'closed',
      about: name,
      ...atHouse(house),
      ...(open && { value: spanInWords(open) }),
      from,
      ...(until !== noEnd && { until }),
      ...(every && { every: repeatInWords(every) }),
      state: stateOn(from),
    })),
    ...schools.map((school) => ({ id: `schools.${school.id}`, about: school.name, value: schoolLine(school) })),
    ...daysOff.map(({ title, text }) => ({ id: 'daysOff', about: title, value: text })),
  ],
};
