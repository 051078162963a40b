// What the registration reads from its fields.
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { RegistrationForm } from '#forms/registration/registration-form.tsx';
import { Toaster } from '#ui/overlay/toaster.tsx';

import { description, family, fillChild, fillInfo, heading, mailService, press, put, startClock } from './family.ts';

beforeEach(startClock);

const open = () =>
  render(
    <MemoryRouter>
      <RegistrationForm cardId="register" />
      <Toaster />
    </MemoryRouter>,
  );

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
