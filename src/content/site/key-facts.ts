/** The words of the strip of facts. */
import { longDate } from '#content/rules/dates.ts';
import { phoneLink } from '#content/rules/provider.ts';
import { facts } from '#content/site/facts.ts';
import { feesEnd } from '#content/site/fees.ts';
import { provider } from '#content/site/provider.ts';

const { ages, fees } = facts;

export const keyFacts = {
  title: 'The facts first',
  fee: {
    head: 'Full-time daycare',
    ...(feesEnd && {
      most: 'costs at most',
      figure: fees.fullTime,
      unit: 'a month',
      note: `Up to kindergarten age, until ${longDate(fees.until)}.`,
      checked: `Checked on ${longDate(fees.checked)}.`,
    }),
    source: `Source: ${fees.source.words}`,
    href: fees.source.href,
  },
  panes: [
    { head: 'Ages', text: ages },
    { head: 'Licence', text: provider.licence },
    { head: 'Hours', text: provider.hours.replaceAll(/ (?=[ap]m)/g, '\u00A0') },
  ],
  phone: { head: 'Phone', text: provider.phone, href: phoneLink(provider.phone) },
};
