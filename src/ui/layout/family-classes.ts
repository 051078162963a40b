import type { Family } from '#design/families.ts';

interface FamilyClasses {
  /** The `mid` colour as a background, which is the same in the dark scheme: text on it is always `night-ink`. */
  readonly ground: string;
  /** The pale background of a section. */
  readonly tint: string;
  readonly border: string;
  readonly fill: string;
}

/** The utilities of the five colour families, written out because Tailwind reads them from the source. */
export const familyClasses: Record<Family, FamilyClasses> = {
  rosehip: {
    ground: 'bg-rosehip-mid',
    tint: 'bg-rosehip-tint',
    border: 'border-rosehip-mid',
    fill: 'fill-rosehip-mid',
  },
  canola: { ground: 'bg-canola-mid', tint: 'bg-canola-tint', border: 'border-canola-mid', fill: 'fill-canola-mid' },
  spruce: { ground: 'bg-spruce-mid', tint: 'bg-spruce-tint', border: 'border-spruce-mid', fill: 'fill-spruce-mid' },
  chinook: {
    ground: 'bg-chinook-mid',
    tint: 'bg-chinook-tint',
    border: 'border-chinook-mid',
    fill: 'fill-chinook-mid',
  },
  saskatoon: {
    ground: 'bg-saskatoon-mid',
    tint: 'bg-saskatoon-tint',
    border: 'border-saskatoon-mid',
    fill: 'fill-saskatoon-mid',
  },
};
