/** What days and hours of care count as. The limits are the owner's (site/facts.yaml). */
import type { Fee } from '#content/rules/fees.ts';

export const feeHoursWords = {
  text: 'What counts are the hours a month: those of a week, times 52, divided by 12.',
  caption: 'Hours a month, by days a week and hours a day',
  days: 'Days a week',
  hours: 'Hours a day',
  fewer: ['fewer', ''],
  /** A quarter has a sign of its own, so that a number fits the column of a phone. */
  quarters: (hours: number) => `${Math.floor(hours) || (hours ? '' : 0)}${['', '¼', '½', '¾'][(hours % 1) * 4]}`,
  close: 'close to a limit',
  closeNote: '* Within five hours of a limit: ask us before you decide.',
  limit: ({ short, hours }: Fee) => `${short}: ${hours} hours a month.`,
  /** @param least the fewest hours that have a fee; under a grant agreement each daycare sets its own below them */
  ask: (least: number, { atMost }: Fee) =>
    `Fewer than ${least} hours a month: ${atMost ? 'our own fee. Ask' : 'ask'} us.`,
} as const;
