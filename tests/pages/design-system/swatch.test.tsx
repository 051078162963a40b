import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { measure, Swatch } from '#pages/design-system/swatch.tsx';
import { sizeAt } from '#pages/design-system/token-samples.tsx';

import { expectNoViolation } from '../../ui/axe.ts';

const schemeNames = { light: 'light', evening: 'evening', contrast: 'more contrast', always: 'always' };

test('a swatch shows the measured contrast in every scheme, rounded down', async () => {
  render(<Swatch front="ink" ground="paper" use="Text" sample="Aa" schemeNames={schemeNames} />);
  expect(measure('ink', 'paper')).toEqual({ light: '15.6', evening: '16.1', contrast: '19.7' });
  expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    '15.6 light',
    '16.1 evening',
    '19.7 more contrast',
  ]);
  await expectNoViolation();
});

test('a pair of colours that no scheme changes has one figure', () => {
  render(<Swatch front="night-text" ground="night-sky" use="Evening" sample="Aa" schemeNames={schemeNames} />);
  expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(['14.5 always']);
});

test('sizes of the tokens are shown in whole px', () => {
  expect(sizeAt('1.125rem', 390)).toBe(18);
  expect([390, 1280].map((width) => sizeAt('clamp(2.875rem, 1.35rem + 5.1vw, 5.75rem)', width))).toEqual([46, 87]);
  expect(sizeAt('0', 0)).toBe(0);
});
