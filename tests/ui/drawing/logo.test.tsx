import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Logo } from '#ui/drawing/logo.tsx';

test('the logo is read as the name, and its drawing is hidden from screen readers', () => {
  const { container } = render(<Logo name="Prairie Lantern" />);
  expect(container.textContent?.replace(/\s+/g, ' ')).toBe('Prairie Lantern');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('the frame has the colour of the text, so it stays visible in the dark scheme and in forced colours', () => {
  const { container } = render(<Logo name="Prairie Lantern" />);
  expect(container.querySelector('circle')?.getAttribute('stroke')).toBe('currentColor');
  expect(container.querySelectorAll('.fill-current')).toHaveLength(2);
});
