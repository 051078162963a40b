import { longDate } from '#content/rules/dates.ts';

/** Labels of the footer. What it says of the daycare is the owner's (site/words/footer.yaml, site/provider.yaml). */
export const footer = {
  find: 'Find us',
  talk: 'Talk to us',
  open: 'We are open',
  pages: 'Pages',
  menuName: 'Footer',
  /** Leads to the province's record. */
  licence: (
    licence: string,
    { name, number, inspected }: { name?: string | undefined; number: string; inspected?: string },
  ) =>
    `${name ? `${name}: ` : ''}${licence}, number ${number}${inspected ? `, inspected on ${longDate(inspected).replaceAll(' ', '\u{A0}')}` : ''}`,
} as const;

/** The switch of colour schemes. */
export const scheme = {
  label: 'Colours',
  options: [
    { value: 'system', title: 'System', icon: 'circle-half' },
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
  ],
} as const;
