import type { offers } from '#content/site/offers.ts';

type Offer = (typeof offers)[number];

/** Icon and colour family of each offer, by its drawing. */
export const offerBlocks = {
  rings: { icon: 'puzzle-piece', family: 'rosehip' },
  abacus: { icon: 'calendar-dots', family: 'canola' },
  'fruit-bowl': { icon: 'bowl-food', family: 'spruce' },
  blocks: { icon: 'book-open', family: 'saskatoon' },
  people: { icon: 'users-three', family: 'chinook' },
  lantern: { icon: 'shield-check', family: 'canola' },
} as const satisfies Record<Offer['drawing'], { icon: string; family: string }>;
