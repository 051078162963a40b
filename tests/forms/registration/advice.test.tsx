// What the registration asks and advises without stopping anybody.
import { fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { ages } from '#content/site/facts.ts';
import { dobOutOfRange, words } from '#content/words/registration.ts';
import { RegistrationForm } from '#forms/registration/registration-form.tsx';
import { Toaster, ToastRegions } from '#ui/overlay/toaster.tsx';

import {
  description,
  family,
  field,
  fill,
  fillChild,
  heard,
  leave,
  mailService,
  press,
  put,
  startClock,
  toChild,
} from './family.ts';

beforeEach(startClock);

const open = () =>
  render(
    <MemoryRouter>
      <RegistrationForm cardId="register" />
      <ToastRegions />
      <Toaster />
    </MemoryRouter>,
  );

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
  ['dob', dobOutOfRange(ages)],
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
  expect(description('dob')).toContain(dobOutOfRange(ages));
  expect(description('dob')).not.toContain(words.shortYear);
});

test('the parent’s own name in the child’s fields is asked about once, and sent as it is', async () => {
  const posts = mailService();
  open();
  await toChild({ parentFirstName: ' Ana ', parentLastName: 'de la Cruz' });
  await fillChild({ childFirstName: 'ANA', childLastName: 'De La  cruz' });
  expect(description('childFirstName')).not.toContain(words.ownName);
  await leave('childLastName');
  expect(description('childFirstName')).toContain(words.ownName);
  expect(field('childFirstName').getAttribute('aria-invalid')).toBe('false');
  expect(heard()).toEqual([words.ownName]);
  await leave('childFirstName');
  expect(heard()).toEqual([words.ownName]);
  await press('Submit');
  expect(posts[0]?.body['message']).toContain('Child: First name: ANA | Child: Last name: De La  cruz');
});

test.each([
  { childFirstName: 'Maya', childLastName: family.parentLastName },
  { childFirstName: family.parentFirstName, childLastName: 'Okafor' },
  { childFirstName: '', childLastName: '' },
])('the child’s name %j is not doubted', async (names) => {
  open();
  await toChild();
  await fillChild(names);
  await leave('childFirstName');
  await leave('childLastName');
  expect(description('childFirstName')).not.toContain(words.ownName);
});

test('the question about the name goes when one of the names is changed', async () => {
  open();
  await toChild();
  await fillChild({ childFirstName: family.parentFirstName, childLastName: family.parentLastName });
  await leave('childFirstName');
  expect(description('childFirstName')).toContain(words.ownName);
  await fill('childFirstName', 'Maya');
  expect(description('childFirstName')).not.toContain(words.ownName);
});

test('a name that a browser has put back by the time the page is shown is asked about too', async () => {
  open();
  await toChild();
  for (const [name, parent] of [
    ['childFirstName', 'parentFirstName'],
    ['childLastName', 'parentLastName'],
  ] as const)
    put(name, family[parent]);
  fireEvent(window, new PageTransitionEvent('pageshow'));
  await leave('childLastName');
  expect(description('childFirstName')).toContain(words.ownName);
});
