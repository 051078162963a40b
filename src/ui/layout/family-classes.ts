import type { Family } from '#design/families.ts';

/** Backgrounds in the `mid` colours, which are the same in the dark scheme: text on them is always `night-ink`. */
export const familyBackgrounds: Record<Family, string> = {
  rosehip: 'bg-rosehip-mid',
  canola: 'bg-canola-mid',
  spruce: 'bg-spruce-mid',
  chinook: 'bg-chinook-mid',
  saskatoon: 'bg-saskatoon-mid',
};
