import { expect, test } from 'vitest';

import { schemes } from '#content/values/design.ts';
import { colorThemes, fixed } from '#design/colours.ts';
import { contrast } from '#design/contrast.ts';
import { coloursWith, unreadable } from '#design/own-colours.ts';
import { pairs, type Scheme } from '#design/palette.ts';

test.each(Object.keys(schemes) as Scheme[])(
  'every pair of colours in the %s scheme has its promised contrast',
  (scheme) => {
    const colours = schemes[scheme];
    for (const [front, ground, floor] of pairs)
      expect(contrast(colours[front], colours[ground]), `${front} on ${ground}`).toBeGreaterThanOrEqual(floor);
  },
);

test.each(['light', 'evening'] as const)(
  'a colour that cannot be seen in the %s scheme is told with the nearest that can',
  (scheme) => {
    for (const name of ['buttons', 'ground', 'badge'] as const)
      for (const colour of ['#FF0000', '#808080', '#3377EE', '#FFFF00', '#102030']) {
        const said = unreadable(scheme, name, colour) ?? '';
        expect(said, 'in the words of design.yaml').not.toMatch(/accent|paper|surface|stage|sticker|\bink\b/);
        const nearest = /'(#[\dA-F]{6})'/.exec(said)?.[1] ?? colour;
        const own = coloursWith(scheme, { [name]: nearest });
        for (const [front, ground, least] of pairs)
          expect(contrast(own[front], own[ground]), `${name} ${nearest}: ${front} on ${ground}`).toBeGreaterThanOrEqual(
            least,
          );
      }
  },
);

test('every colour theme has a contrast of 7:1 for text', () => {
  for (const theme of Object.values(colorThemes)) {
    expect(contrast(theme['on-accent'], theme.accent)).toBeGreaterThanOrEqual(7);
    expect(contrast(schemes.light.ink, theme.stage)).toBeGreaterThanOrEqual(7);
    expect(contrast(theme.accent, schemes.light.paper)).toBeGreaterThanOrEqual(7);
    expect(contrast(theme['on-sticker'], theme.sticker)).toBeGreaterThanOrEqual(7);
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
