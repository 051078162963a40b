// What the registration reads from its fields.
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { RegistrationForm } from '#forms/registration/registration-form.tsx';
import type { Registration } from '#forms/registration/schema.ts';
import { Toaster } from '#ui/overlay/toaster.tsx';

import { family, field, fillChild, fillInfo, heading, mailService, press, startClock } from './family.ts';

beforeEach(startClock);

const open = () =>
  render(
    <MemoryRouter>
      <RegistrationForm cardId="register" />
      <Toaster />
    </MemoryRouter>,
  );
const description = (name: keyof Registration) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** As extensions and some browsers fill in or empty a field: without an event. */
const put = (name: keyof Registration, value: string) => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field(name)), 'value')!;
  set!.call(field(name), value);
};

test('what the fields show is what is checked and sent, however it came into them', async () => {
  const posts = mailService();
  open();
  for (const name of ['parentFirstName', 'parentLastName', 'parentNumber', 'parentEmail', 'parentAddress'] as const)
    put(name, family[name]);
  for (const name of ['parentCity', 'parentProvince', 'parentPostalCode'] as const) put(name, family[name]);
  await press('Next');
  expect(heading(2)).toBeTruthy();
  await fillInfo();
  put('note', 'Only mornings');
  await press('Next');
  await fillChild();
  put('dob', '2022-01-31');
  put('childLastName', '');
  await press('Submit');
  expect(description('childLastName')).toContain("Child's last name is required");
  expect(posts).toEqual([]);
  put('childLastName', 'Berg');
  await press('Submit');
  for (const said of [
    'City: Willowbend',
    'Province: AB',
    'Note: Only mornings',
    'birth: 2022-01-31',
    'Last name: Berg',
  ])
    expect(posts[0]?.body['message']).toContain(said);
});
