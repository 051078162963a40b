import { expect, test } from 'vitest';

import { contrast } from '#design/contrast.ts';
import { colorThemes, families, fixed, schemes, type Colour, type Scheme } from '#design/tokens.ts';

const grounds = ['paper', 'paper-2', 'surface'] as const;

/** [foreground, background, least contrast]: text 7:1, edges, rings and large shapes 3:1. */
const pairs: [Colour, Colour, number][] = [
  ...grounds.flatMap((ground) =>
    (['ink', 'ink-soft', 'accent-ink', 'error', 'success'] as const).map(
      (text) => [text, ground, 7] as [Colour, Colour, number],
    ),
  ),
  ...grounds.flatMap((ground) =>
    (['line-strong', 'focus'] as const).map((edge) => [edge, ground, 3] as [Colour, Colour, number]),
  ),
  ...(['stage', 'sky', 'voice', 'error-tint', 'success-tint'] as const).map(
    (ground) => ['ink', ground, 7] as [Colour, Colour, number],
  ),
  ...(['focus-halo', 'stage', 'sky', 'voice'] as const).map(
    (ground) => ['focus', ground, 3] as [Colour, Colour, number],
  ),
  ['on-accent', 'accent', 7],
  ['on-accent', 'accent-strong', 7],
  ['accent', 'paper', 3],
  ['accent', 'surface', 3],
  ['error', 'error-tint', 7],
  ['success', 'success-tint', 7],
  ['on-sticker', 'sticker', 7],
  ...families.flatMap((family): [Colour, Colour, number][] => [
    [`${family}-deep`, 'paper', 7],
    [`${family}-deep`, 'surface', 7],
    [`${family}-deep`, `${family}-tint`, 7],
    ['ink', `${family}-tint`, 7],
    ['ink-soft', `${family}-tint`, 7],
    ['night-ink', `${family}-mid`, 7],
  ]),
];

test.each(Object.keys(schemes) as Scheme[])(
  'every pair of colours in the %s scheme has its promised contrast',
  (scheme) => {
    const colours = schemes[scheme];
    for (const [front, ground, floor] of pairs)
      expect(contrast(colours[front], colours[ground]), `${front} on ${ground}`).toBeGreaterThanOrEqual(floor);
  },
);

test('every colour theme has a contrast of 7:1 for text', () => {
  for (const theme of Object.values(colorThemes)) {
    expect(contrast(schemes.light['on-accent'], theme.accent)).toBeGreaterThanOrEqual(7);
    expect(contrast(schemes.light.ink, theme.stage)).toBeGreaterThanOrEqual(7);
    expect(contrast(theme.accent, schemes.light.paper)).toBeGreaterThanOrEqual(7);
    expect(contrast(schemes.light['on-sticker'], theme.sticker)).toBeGreaterThanOrEqual(7);
  }
});

test('text on the dark landscape has a contrast of 7:1', () => {
  for (const text of ['night-text', 'night-soft', 'night-link'] as const)
    for (const ground of ['night-sky', 'night-hill', 'night-hill-2', 'night-base'] as const)
      expect(contrast(fixed[text], fixed[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(7);
});

test('the contrast of black and white is 21, in either order', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21);
});
