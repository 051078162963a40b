/** The facts as lists of a build: of a fee that does not hold on that day, without its figure. */
import { spanInWords } from '#content/rules/dates.ts';
import { holds, stateOf } from '#content/rules/fact-state.ts';
import { phoneLink } from '#content/rules/provider.ts';
import { repeatInWords } from '#content/rules/repeats.ts';
import { noEnd } from '#content/rules/special-days.ts';
import { buildDay } from '#content/site/build-day.ts';
import { ages, fees } from '#content/site/facts.ts';
import { daysOff, schools } from '#content/site/schools.ts';
import { provider } from '#content/site/provider.ts';
import { schoolLine } from '#content/words/schools.ts';
import { keyFactsWords } from '#content/words/key-facts.ts';

import { closures, hoursInWords, otherWeeks } from './opening.ts';

const { licence, licensing, phone } = provider;

/** The strip of facts. */
export const keyFacts = {
  title: keyFactsWords.title,
  panes: keyFactsWords.panes({ ages, licence, hours: hoursInWords }),
  phone: { head: keyFactsWords.phone, text: phone, href: phoneLink(phone) },
};

const stateOn = (from: string) => (from <= buildDay ? 'current' : 'coming');

/** /facts.json. A fact without `from` holds until the daycare changes it. */
export const factsFile = {
  day: buildDay,
  facts: [
    ...fees.list.map((fee) => {
      const { id, name, short: _, sum, otherwise, source, cents, percent, atMost, hours, least, ...rest } = fee;
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
    // Hours with days are those of these days alone, and of two the later in this list.
    ...otherWeeks.map(({ from, until, hours }) => ({ id: 'hours', value: hours, from, until, state: stateOn(from) })),
    ...closures.map(({ name, from, until, every, open }) => ({
      id: open ? 'hours' : 'closed',
      about: name,
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
