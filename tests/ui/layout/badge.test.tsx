import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { families } from '#design/tokens.ts';
import { Badge } from '#ui/layout/badge.tsx';

import { expectNoViolation } from '../axe.ts';

test.each(families)('a badge of %s has its meaning in words, on its own colour', async (family) => {
  const { container } = render(
    <Badge family={family} icon="clock">
      From 6:45 am
    </Badge>,
  );
  expect(screen.getByText('From 6:45 am').className).toContain(`bg-${family}-mid`);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  await expectNoViolation();
});
