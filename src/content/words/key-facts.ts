/** The words of the strip of facts. */
import { longDate } from '#content/rules/dates.ts';

export const keyFactsWords = {
  title: 'The facts first',
  fee: (source: string) => ({ head: 'Full-time daycare', source: `Source: ${source}` }),
  figure: ({ until, checked }: { readonly until: string; readonly checked: string }) => ({
    most: 'costs at most',
    unit: 'a month',
    note: `Up to kindergarten age, until ${longDate(until)}.`,
    checked: `Checked on ${longDate(checked)}.`,
  }),
  panes: ({ ages, licence, hours }: Readonly<Record<'ages' | 'licence' | 'hours', string>>) => [
    { head: 'Ages', text: ages },
    { head: 'Licence', text: licence },
    { head: 'Hours', text: hours.replaceAll(/ (?=[ap]m)/g, '\u00A0') },
  ],
  phone: 'Phone',
} as const;
