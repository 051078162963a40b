import { facts as sample } from './facts.sample.ts';

export const facts = {
  ages: '1 to 6 years',
  fees: {
    ...sample.fees,
    fullTime: '$310.50',
    partTime: '$220.00',
    checked: '2026-10-05',
    source: { words: 'the province', href: 'https://fees.example/' },
  },
};
