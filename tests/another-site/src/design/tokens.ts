import { colorThemes as themes, schemes as before } from './tokens.sample.ts';

export * from './tokens.sample.ts';

/** Blue where the sample is green. */
const blue = { accent: '#114B70', 'accent-strong': '#0B3350', 'accent-ink': '#114B70' };

export const schemes = { ...before, light: { ...before.light, ...blue } };
export const colorThemes = { ...themes, color_1: { ...themes.color_1, ...blue } };
