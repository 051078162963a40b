// What the registration asks and advises without stopping anybody.
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { messages, words } from '#content/words/registration.ts';
import { RegistrationForm } from '#forms/registration/registration-form.tsx';
import type { Registration } from '#forms/registration/schema.ts';
import { Toaster } from '#ui/overlay/toaster.tsx';

import { field, fill, heard, startClock, toChild } from './family.ts';

beforeEach(startClock);

const open = () =>
  render(
    <>
      <RegistrationForm cardId="register" />
      <Toaster />
    </>,
  );
const leave = (name: keyof Registration) =>
  act(async () => {
    field(name).focus();
    field(name).blur();
  });
const description = (name: keyof Registration) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test.each(['startDate', 'dob'] as const)('%s says nothing when it is left as nobody touched it', async (name) => {
  open();
  await toChild();
  const before = description(name);
  await leave(name);
  await leave(name);
  expect(description(name)).toBe(before);
  expect(heard()).toEqual([]);
});

test.each([
  ['startDate', 'Invalid date, Date must be after 21 November 2026'],
  ['dob', messages.dobOutOfRange],
] as const)('%s with a year of two digits has its message, and the advice to write four', async (name, message) => {
  open();
  await toChild();
  await fill(name, '0023-05-19');
  expect(description(name)).not.toContain(words.shortYear);
  await leave(name);
  expect(description(name)).toContain(`${message} ${words.shortYear}`);
  expect(heard()).toEqual([message, words.shortYear]);
  await fill(name, name === 'dob' ? '2023-05-19' : '2027-05-19');
  expect(description(name)).not.toMatch(/Invalid|between|four digits/);
});

test('a refused date with four digits has no advice about its year', async () => {
  open();
  await toChild();
  await fill('dob', '2001-05-19');
  await leave('dob');
  expect(description('dob')).toContain(messages.dobOutOfRange);
  expect(description('dob')).not.toContain(words.shortYear);
});
