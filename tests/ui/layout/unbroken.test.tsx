import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { OutcomePanel } from '#forms/outcome.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { Toaster } from '#ui/overlay/toaster.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';

/** What stands on one line. */
const unbroken = (root: ParentNode) => [...root.querySelectorAll('.whitespace-nowrap')].map((part) => part.textContent);

test.each([
  ['call 403-555-0142.', ['403-555-0142']],
  ['1-888-878-4044 or +1 403 555 0142', ['1-888-878-4044', '+1 403 555 0142']],
  ['(403) 555-0142', ['(403) 555-0142']],
  ['by e-mail, full-time: a Montessori-style day', ['e-mail', 'full-time', 'Montessori-style']],
  ['in 2025-10-01, T0A 0A0, 12 to 2026', []],
])('of “%s” phone numbers and short words with a hyphen alone stay on one line', (text, numbers) => {
  const { container } = render(<Unbroken>{text}</Unbroken>);
  expect(container.textContent).toBe(text);
  expect(unbroken(container)).toEqual(numbers);
});

test('a number in the sentence of an outcome and of a toast stays on one line', async () => {
  const { container } = render(<OutcomePanel tone="error" title="Not sent" line="Please call us at 403-555-0142." />);
  expect(unbroken(container)).toEqual(['403-555-0142']);
  render(<Toaster />);
  toast.error('Please call us at 403-555-0142.');
  const list = await screen.findByRole('list');
  await vi.waitFor(() => expect(unbroken(list)).toEqual(['403-555-0142']));
});
