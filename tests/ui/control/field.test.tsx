import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Field } from '#ui/control/field.tsx';

/** The control itself: a date stands in a group of the same name. */
const control = <Control extends HTMLElement>(label: string) =>
  screen.getByLabelText<Control>(label, { selector: 'input, select, textarea' });

test('an optional field is called so in its label', () => {
  render(<Field id="f" name="more" label="Allergies" kind="text" optional />);
  expect(control('Allergies (optional)').hasAttribute('required')).toBe(false);
});

test('a date is a group that says its label and its message, since its month, day and year do not', async () => {
  const { rerender } = render(<Field id="f" name="day" label="Date of birth" hint="A short one" kind="date" />);
  const group = screen.getByRole('group', { name: 'Date of birth' });
  expect(group.contains(control('Date of birth'))).toBe(true);
  expect(group.getAttribute('aria-describedby')).toBe('f-hint');
  const wrong = <Field id="f" name="day" label="Date of birth" hint="A short one" error="Say a day" kind="date" />;
  rerender(wrong);
  expect(screen.getByRole('group', { name: 'Date of birth Say a day' })).toBe(group);
  expect(control('Date of birth').getAttribute('aria-describedby')).toBe('f-hint f-error');
});

test('the name of a date does not change under the focus, where the message is told by itself', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Field id="f" name="day" label="Date of birth" kind="date" />);
  await user.click(control('Date of birth'));
  rerender(<Field id="f" name="day" label="Date of birth" error="Say a day" kind="date" />);
  expect(screen.getByRole('group', { name: 'Date of birth' })).toBeDefined();
  await user.tab();
  expect(screen.getByRole('group', { name: 'Date of birth Say a day' })).toBeDefined();
});

test('a phone’s keyboard knows what is typed: no capital in an address, capitals in a postal code, no spelling of names', () => {
  render(
    <>
      <Field id="mail" name="mail" label="Email" kind="text" autoComplete="email" />
      <Field id="site" name="site" label="Website" kind="text" autoComplete="url" />
      <Field id="code" name="code" label="Postal code" kind="text" autoComplete="postal-code" />
      <Field id="name" name="name" label="First name" kind="text" autoComplete="given-name" />
      <Field id="child" name="child" label="Child" kind="text" autoComplete="off" typing="name" />
    </>,
  );
  const told = (label: string) =>
    ['inputmode', 'autocapitalize', 'spellcheck'].map((name) => control(label).getAttribute(name));
  expect(told('Email')).toEqual(['email', 'none', 'false']);
  expect(told('Website')).toEqual(['url', 'none', 'false']);
  expect(told('Postal code')).toEqual([null, 'characters', 'false']);
  expect(told('First name')).toEqual([null, 'words', 'false']);
  expect(told('Child')).toEqual([null, 'words', 'false']);
});
