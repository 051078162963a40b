import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { ages } from '#content/site/facts.ts';
import { dobOutOfRange, steps, words } from '#content/words/registration.ts';
import { asked } from '#content/values/registration.ts';
import { waitingTitle } from '#content/values/waiting-title.ts';
import { RegistrationForm } from '#forms/registration/registration-form.tsx';
import { Toaster, ToastRegions } from '#ui/overlay/toaster.tsx';

import {
  answered,
  description,
  field,
  fill,
  fillChild,
  heading,
  heard,
  leave,
  press,
  toasts,
  toChild,
  toInfo,
  startClock,
} from './family.ts';

const outOfRange = dobOutOfRange(ages);

beforeEach(startClock);

const open = () =>
  render(
    <StrictMode>
      <MemoryRouter>
        <RegistrationForm cardId="register" />
        <ToastRegions />
        <Toaster />
      </MemoryRouter>
    </StrictMode>,
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const form = () => screen.getByRole('form');
const submitOn = (element: HTMLElement) => answered(() => fireEvent.submit(element));

test('the heading comes before its step, so that a screen reader says it once when it gets the focus', () => {
  open();
  const group = screen.getByRole('group');
  expect(group.contains(heading(1))).toBe(false);
  expect(heading(1)!.compareDocumentPosition(group) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('step 1 asks for the parent, in the order of its messages', async () => {
  open();
  const fields = [...screen.getByRole('group').querySelectorAll<HTMLInputElement>('input, select, textarea')];
  expect(fields.map(({ name, type }) => [name, type])).toEqual([
    ['parentFirstName', 'text'],
    ['parentLastName', 'text'],
    ['parentNumber', 'tel'],
    ['parentEmail', 'email'],
    ['parentAddress', 'text'],
    ['parentCity', 'text'],
    ['parentProvince', 'select-one'],
    ['parentPostalCode', 'text'],
  ]);
});

test('step 2 asks where the parent found us, and for a note that is optional', async () => {
  open();
  await toInfo();
  expect(screen.getByRole('group', { name: 'Step 2 of 3: Additional info' })).toBeTruthy();
  const options = within(field('foundUs')).getAllByRole<HTMLOptionElement>('option');
  const ways = asked?.foundUs ?? ['Google', 'Facebook', 'Friend', 'Other'];
  expect(options.map(({ value }) => value)).toEqual(['', ...ways]);
  expect(field('foundUs').value).toBe('');
  expect(field('note').tagName).toBe('TEXTAREA');
  expect(field('note').required).toBe(false);
  await fill('foundUs', ways[0]!);
  await press('Next');
  expect(heading(3)).toBeTruthy();
});

test('each invalid field has its message; the toast shows the first one for 3 s, and its field gets the focus', async () => {
  open();
  await fill('parentLastName', 'Okafor');
  await press('Next');
  expect(heading(1)).toBeTruthy();
  expect(await toasts()).toEqual(['First name is required']);
  expect(document.querySelector('[data-toast]')?.getAttribute('data-position')).toBe('bottom-center');
  expect(document.activeElement).toBe(field('parentFirstName'));
  for (const { name, missing } of steps[0]!.fields) {
    const fails = name !== 'parentLastName';
    expect(field(name).getAttribute('aria-invalid')).toBe(String(fails));
    expect(description(name)).toBe(fails ? missing : '');
  }
  expect((form() as HTMLFormElement).noValidate).toBe(true);
  pass(2999);
  expect(await toasts()).toHaveLength(1);
  pass(1);
  expect(document.querySelector('[data-toast]')).toBeNull();
});

test('the message of a check is heard once: with its field, and not from the toast', async () => {
  open();
  await press('Next');
  await toasts();
  expect(heard()).toEqual([]);
  expect(description('parentFirstName')).toBe('First name is required');
});

test('Enter in the invalid field itself announces its message, since the focus does not move', async () => {
  open();
  await submitOn(form());
  expect(document.activeElement).toBe(field('parentFirstName'));
  expect(heard()).toEqual([]);
  await submitOn(form());
  expect(document.activeElement).toBe(field('parentFirstName'));
  expect(heard()).toEqual(['First name is required']);
});

test('a message stays after the toast has gone, until the field is mended', async () => {
  open();
  await press('Next');
  await toasts();
  pass(60_000);
  expect(within(form()).getByText('City is required')).toBeTruthy();
  await fill('parentCity', '   ');
  expect(description('parentCity')).toBe('City is required');
  await fill('parentCity', 'Willowbend');
  expect(within(form()).queryByText('City is required')).toBeNull();
  expect(field('parentCity').getAttribute('aria-invalid')).toBe('false');
  expect(within(form()).getByText('Address is required')).toBeTruthy();
});

test('a field that was never refused is not checked while it is filled', async () => {
  open();
  await fill('parentCity', 'W');
  await fill('parentCity', '');
  expect(within(form()).queryByText('City is required')).toBeNull();
});

test('a date of birth out of range is reported at once, beside the field and in one toast, and announced once', async () => {
  open();
  await toChild();
  await fill('dob', '2001-05-19');
  expect(await toasts()).toEqual([outOfRange]);
  expect(description('dob')).toContain(outOfRange);
  expect(field('dob').getAttribute('aria-invalid')).toBe('true');
  expect(heard()).toEqual([outOfRange]);
  await fill('dob', '2002-05-19');
  await leave('dob');
  expect(await toasts()).toEqual([outOfRange]);
  pass(2999);
  expect(await toasts()).toHaveLength(1);
  pass(1);
  expect(document.querySelector('[data-toast]')).toBeNull();
  await fill('dob', '2023-05-19');
  expect(within(form()).queryByText(outOfRange)).toBeNull();
  expect(field('dob').getAttribute('aria-invalid')).toBe('false');
});

test('beside a date of birth out of range stands whom to ask all the same, and beside no other message', async () => {
  open();
  await toChild();
  const links = () =>
    within(form())
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'));
  await fill('dob', '');
  await leave('dob');
  expect(links()).toEqual([]);
  await fill('dob', '2001-05-19');
  expect(links()).toEqual([phoneLink(provider.phone), '/contact-us#message']);
  for (const part of [outOfRange, words.otherAge]) expect(description('dob')).toContain(part);
  await fill('dob', '2026-11-20');
  const way = waitingTitle ? ['/places#waiting-list'] : [];
  expect(links()).toEqual([...way, phoneLink(provider.phone), '/contact-us#message']);
  for (const part of [outOfRange, waitingTitle ?? words.otherAge]) expect(description('dob')).toContain(part);
  await fill('dob', '2023-05-19');
  expect(links()).toEqual([]);
});

test('a half-typed year is not checked until the parent leaves the field', async () => {
  open();
  await toChild();
  for (const value of ['0002-05-19', '0020-05-19', '0202-05-19']) await fill('dob', value);
  expect(within(form()).queryByText(outOfRange)).toBeNull();
  await leave('dob');
  expect(await toasts()).toEqual([outOfRange]);
  await fill('dob', '2023-05-19');
  expect(within(form()).queryByText(outOfRange)).toBeNull();
});

test('a date field that is left empty shows its message, announced once; Submit has a message of its own for it', async () => {
  open();
  await toChild();
  await fill('startDate', '2027-01-11');
  await fill('startDate', '');
  await leave('startDate');
  expect(description('startDate')).toContain('Invalid date, Date is required');
  expect(heard()).toEqual(['Invalid date, Date is required']);
  await press('Submit');
  expect(description('startDate')).toContain('Start date is required');
  await leave('startDate');
  expect(description('startDate')).toContain('Start date is required');
  expect(within(form()).queryByText('Invalid date, Date is required')).toBeNull();
});

test('a press of Previous shows no message about the date that was left', async () => {
  open();
  await toChild();
  act(() => field('dob').focus());
  fireEvent.blur(field('dob'), { relatedTarget: screen.getByRole('button', { name: 'Previous' }) });
  expect(within(form()).queryByText('Invalid date, Date is required')).toBeNull();
});

test.each(['pointerUp', 'pointerCancel'] as const)('a message waits until no pointer is down: %s', async (release) => {
  open();
  await toChild();
  await fill('dob', '2023-05-19');
  await fill('dob', '');
  fireEvent.pointerDown(document.body);
  await leave('dob');
  expect(within(form()).queryByText('Invalid date, Date is required')).toBeNull();
  fireEvent[release](document.body);
  pass(0);
  expect(within(form()).getByText('Invalid date, Date is required')).toBeTruthy();
});

test('the start date’s hint is true also while the first day is later than today', async () => {
  vi.setSystemTime(new Date(2025, 8, 1, 12));
  open();
  await toChild();
  expect(description('startDate')).toContain('1 October 2025 or any later day.');
  expect(description('startDate')).not.toContain('Today');
});

test('a page left open past midnight is right the next day', async () => {
  open();
  await toChild();
  await fillChild({ startDate: '2026-11-21' });
  vi.setSystemTime(new Date(2026, 10, 22, 0, 1));
  await press('Submit');
  expect(description('startDate')).toContain('Invalid date, Date must be after 22 November 2026');
  expect(field('startDate').min).toBe('2026-11-22');
});

test('the parent’s own data are filled by the browser; the child’s fields have no token, not even one that has them emptied at a reload', async () => {
  open();
  const tokens = steps.flatMap(({ fields }) =>
    fields.map(({ name }) => document.querySelector(`[name=${name}]`)?.getAttribute('autocomplete') ?? ''),
  );
  const parent = [
    'given-name',
    'family-name',
    'tel',
    'email',
    'address-line1',
    'address-level2',
    'address-level1',
    'postal-code',
  ];
  expect(tokens).toEqual(parent.concat(['', '', '', '', '', '']));
});
