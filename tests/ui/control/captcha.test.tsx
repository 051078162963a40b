import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Captcha, type CaptchaState } from '#ui/control/captcha.tsx';
import { HoneypotField } from '#ui/control/honeypot-field.tsx';

test.each<CaptchaState>(['waiting', 'working', 'done', 'failed'])(
  'the spam check says in words that it is %s, and interrupts nobody',
  (state) => {
    render(<Captcha state={state} name="Spam check" text="Some words." />);
    const check = screen.getByRole('group', { name: 'Spam check' });
    expect(check.textContent).toBe('Some words.');
    expect(check.querySelector('button, input, a, [tabindex], [aria-live], [role=status]')).toBeNull();
  },
);

test('the honeypot field is hidden from sight, from the keyboard and from screen readers', () => {
  render(<HoneypotField name="dzFax" label="Leave this empty" />);
  expect(screen.queryByRole('textbox')).toBeNull();
  const field = document.querySelector('input')!;
  expect([field.name, field.tabIndex, field.autocomplete]).toEqual(['dzFax', -1, 'off']);
  expect(field.closest('[hidden][aria-hidden=true]')).not.toBeNull();
});
