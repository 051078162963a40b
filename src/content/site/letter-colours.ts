import { schemes } from './design.ts';

const { accent, ink, line, paper, surface, 'canola-mid': band, 'spruce-tint': card } = schemes.light;

/** Of letters: the light scheme as values, since mail programs do not support custom properties. Text has a contrast of 7:1 or more on each. */
export const letterColours = { accent, ink, line, paper, surface, band, card };
