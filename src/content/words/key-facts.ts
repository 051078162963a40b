/** The words of the strip of facts. */
export const keyFactsWords = {
  title: 'The facts first',
  panes: ({ ages, licence, hours }: Readonly<Record<'ages' | 'licence' | 'hours', string>>) => [
    { head: 'Ages', text: ages },
    { head: 'Licence', text: licence },
    { head: 'Hours', text: hours.replaceAll(/ (?=[ap]m)/g, '\u00A0') },
  ],
  phone: 'Phone',
} as const;
