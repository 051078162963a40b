/** What days and hours of care count as. The limits are the owner's (site/facts.yaml). */
import type { Care } from '#content/rules/month-hours.ts';

export const feeHoursWords = {
  title: 'Full-time or part-time?',
  text: 'What counts are the hours a month: those of a week, times 52, divided by 12.',
  caption: 'Hours a month, by days a week and hours a day',
  days: 'Days a week',
  hours: 'Hours a day',
  /** The beginning is enough where there is little room. */
  care: { fullTime: ['full', '-time'], partTime: ['part', '-time'], fewer: ['fewer', ''] },
  /** A quarter has a sign of its own, so that a number fits the column of a phone. */
  quarters: (hours: number) => `${Math.floor(hours)}${['', '¼', '½', '¾'][(hours % 1) * 4]}`,
  close: 'close to a limit',
  closeNote: '* Within five hours of a limit: ask us before you decide.',
  limits: ({ fullTime, partTime, fewer }: Readonly<Record<Care, string>>) => [
    `Full-time: ${fullTime} hours a month.`,
    `Part-time: ${partTime} hours a month.`,
    `${fewer} hours a month: our own fee. Ask us.`,
  ],
} as const;
