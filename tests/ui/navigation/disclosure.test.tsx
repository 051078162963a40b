import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { Disclosure } from '#ui/navigation/disclosure.tsx';

import { expectNoViolation } from '../axe.ts';

function Example() {
  const [expanded, setExpanded] = useState(false);
  return (
    <Disclosure look="sheet" title="Rooms" expanded={expanded} onToggle={() => setExpanded(!expanded)} current>
      <p>Four of them</p>
    </Disclosure>
  );
}

test('the button says whether its content is open, and which content that is', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const button = screen.getByRole('button', { name: 'Rooms' });
  const part = document.getElementById(button.getAttribute('aria-controls')!)!;
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(part.className).toContain('hidden');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(part.className).not.toContain('hidden');
  expect(part.textContent).toBe('Four of them');
});

test('the keyboard opens and closes a disclosure', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false');
});

test('without scripts its content is open under a plain heading, and no button is left', () => {
  const { container } = render(<Example />);
  expect(screen.getByRole('button').closest('.no-scripts\\:hidden')).not.toBeNull();
  expect(container.querySelector('p.no-scripts\\:flex')?.textContent).toBe('Rooms');
  expect(screen.getByText('Four of them').parentElement?.className).toContain('no-scripts:block');
});

test('axe finds nothing wrong while it is closed and while it is open', async () => {
  render(<Example />);
  await expectNoViolation('closed');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button', { expanded: true })).toBeDefined();
  await expectNoViolation('open');
});
