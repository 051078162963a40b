// The registration of a daycare that counts ages on the start date, as `agesAt` in its facts.yaml says.
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { letterhead } from '#content/values/daycare.ts';

Object.assign(letterhead, { ages: '12 months to 12 years', agesAt: 'start' });
// The record of the form is made as its module loads.
const { RegistrationForm } = await import('#forms/registration/registration-form.tsx');
const { Toaster, ToastRegions } = await import('#ui/overlay/toaster.tsx');
const { description, field, fill, heard, leave, mailService, fillChild, press, startClock, toasts, toChild } =
  await import('./family.ts');

beforeEach(startClock);

const refusal = 'Date of Birth must be between 12 months to 12 years on the start date.';

async function openChild() {
  render(
    <MemoryRouter>
      <RegistrationForm cardId="register" />
      <ToastRegions />
      <Toaster />
    </MemoryRouter>,
  );
  await toChild();
}

test('a child that is too young today and old enough at the start is registered', async () => {
  const posts = mailService();
  await openChild();
  expect(description('dob')).toContain('on the start date');
  await fillChild({ dob: '2026-03-01', startDate: '2027-03-01' });
  await press('Submit');
  expect(posts).toHaveLength(1);
});

test('the date of birth waits for the start, and each change of either is a check', async () => {
  await openChild();
  await fill('dob', '2026-03-03');
  await leave('dob');
  expect(description('dob')).not.toContain(refusal);
  await fill('startDate', '2027-03-01');
  expect(description('dob')).toContain(refusal);
  expect(await toasts()).toEqual([refusal]);
  expect(heard()).toEqual([refusal]);
  await fill('startDate', '2027-03-02');
  expect(field('dob').getAttribute('aria-invalid')).toBe('false');
  await fill('dob', '2026-03-04');
  expect(description('dob')).toContain(refusal);
  await fill('startDate', '');
  await leave('startDate');
  expect(field('dob').getAttribute('aria-invalid')).toBe('false');
});

test('the browser is told which dates of birth fit the start', async () => {
  await openChild();
  expect(field('startDate').min).toBe('2026-11-21');
  expect(field('dob').min).toBe('');
  await fill('startDate', '2027-03-01');
  expect([field('dob').min, field('dob').max]).toEqual(['2015-03-01', '2026-03-02']);
});
