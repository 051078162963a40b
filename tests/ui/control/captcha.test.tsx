import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { HoneypotField } from '#ui/control/honeypot-field.tsx';

test('the honeypot field is hidden from sight, from the keyboard and from screen readers', () => {
  render(<HoneypotField name="dzFax" label="Leave this empty" />);
  expect(screen.queryByRole('textbox')).toBeNull();
  const field = document.querySelector('input')!;
  expect([field.name, field.tabIndex, field.autocomplete]).toEqual(['dzFax', -1, 'off']);
  expect(field.closest('[hidden][aria-hidden=true]')).not.toBeNull();
});
