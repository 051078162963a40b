import type { Family } from '#design/families.ts';

/** Backgrounds in the `mid` colours, which are the same in the dark scheme: text on them is always `night-ink`. */
export const familyBackgrounds: Record<Family, string> = {
  rosehip: 'bg-rosehip-mid',
  canola: 'bg-canola-mid',
  spruce: 'bg-spruce-mid',
  chinook: 'bg-chinook-mid',
  saskatoon: 'bg-saskatoon-mid',
};

/** Coloured edges; add the width and, for more contrast, `more-contrast:border-ink`. */
export const familyBorders: Record<Family, string> = {
  rosehip: 'border-rosehip-mid',
  canola: 'border-canola-mid',
  spruce: 'border-spruce-mid',
  chinook: 'border-chinook-mid',
  saskatoon: 'border-saskatoon-mid',
};

/** Light grounds, dark ones in the dark scheme: text on them is `ink`. */
export const familyTints: Record<Family, string> = {
  rosehip: 'bg-rosehip-tint',
  canola: 'bg-canola-tint',
  spruce: 'bg-spruce-tint',
  chinook: 'bg-chinook-tint',
  saskatoon: 'bg-saskatoon-tint',
};
