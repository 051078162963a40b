/** The words of the strip of facts. */
import { facts } from '#content/site/facts.ts';
import { provider } from '#content/site/provider.ts';
import { longDate } from '#content/rules/dates.ts';

const { ages, fees } = facts;

export const keyFacts = {
  title: 'The facts first',
  fee: {
    head: 'Full-time daycare costs at most',
    figure: fees.fullTime,
    unit: 'a month',
    note: `Up to kindergarten age, until ${longDate(fees.until)}.`,
    checked: `Checked on ${longDate(fees.checked)}.`,
    source: `Source: ${fees.source.words}`,
  },
  ages: { head: 'Ages', text: ages },
  licence: { head: 'Licence', text: provider.licence },
  hours: { head: 'Hours', text: provider.hours.replaceAll(/ (?=[ap]m)/g, '\u00A0') },
  phone: { head: 'Phone' },
} as const;
