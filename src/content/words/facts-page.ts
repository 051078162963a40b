/** The words of /facts. The facts themselves are the owner's (site/facts.yaml, site/provider.yaml). */
import type { FactState } from '#content/rules/fact-state.ts';
import { answersLink } from './answers-link.ts';

export const factsHead = {
  title: answersLink.title,
  lead: 'Short answers, and below them what care costs, where that comes from, and how long it holds.',
  /** Where no fee has one. */
  leadWithoutSource: 'Short answers, and below them the facts about us.',
  /** Accessible name of the bricks. */
  wall: 'Answers',
} as const;

export const factsWords = {
  fees: 'What care costs',
  dates: {
    caption: 'How long the fees hold',
    from: 'From',
    until: 'Until',
    checked: 'Checked on',
    due: 'To be checked by',
    source: 'Source',
  },
  plain: {
    title: 'About the daycare',
    caption: 'Facts about the daycare',
    text: 'These have no last day. They hold until we change them here.',
  },
  search: { label: 'Or ask in your own words', submit: 'Search' },
  wrong: { text: 'Is one of these wrong? Tell us, and we look it up.', link: 'Write to us' },
  /** What shows that the daycare is licensed. */
  licensing: {
    number: 'Licence number',
    inspected: 'Last inspection',
    record: 'Public record',
    at: (house: string | undefined) => `What the province publishes about ${house ?? 'us'}`,
  },
  file: { words: 'All facts as one file for programs', href: '/facts.json' },
} as const;

export const stateWords: Readonly<Record<FactState, string>> = {
  coming: 'Does not hold yet',
  current: 'Holds today',
  due: 'Holds, to be checked again',
  ending: 'Holds, ends soon',
  ended: 'Has ended',
};
