import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { provider } from '#content/site/provider.ts';
import { sent } from '#content/site/words/registration.ts';
import { steps } from '#content/words/registration.ts';
import { RegistrationForm } from '#forms/registration/registration-form.tsx';
import type { Registration } from '#forms/registration/schema.ts';
import { Toaster, ToastRegions } from '#ui/overlay/toaster.tsx';

import {
  family,
  fill,
  fillChild,
  heading,
  heard,
  mailService,
  press,
  settle,
  toasts,
  toChild,
  startClock,
} from './family.ts';

beforeEach(startClock);

const page = (shown: boolean) => (
  <StrictMode>
    <ToastRegions />
    <Toaster />
    {shown && <RegistrationForm cardId="register" />}
  </StrictMode>
);

/** A form that is filled to its last step, and the mail service that it posts to. */
async function filled(changes?: Partial<Registration>) {
  const posts = mailService();
  const { rerender } = render(page(true));
  await toChild(changes);
  await fillChild();
  return { posts, leave: () => rerender(page(false)) };
}

const form = () => screen.getByRole('form');
const button = () => screen.getByRole('button', { name: /^(Submit|Sending)$/ });
/** What stands in place of the form when it was sent. */
const thanks = () =>
  within(form()).queryByRole('group', { name: sent.title.replace('{child}', family.childFirstName) });
const values = () =>
  steps.flatMap(({ fields }) =>
    fields.map(({ name }) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!.value),
  );

test('while a registration is sent a loading toast says so, and the button is disabled in its place', async () => {
  const { posts } = await filled();
  button().focus();
  await press('Submit');
  expect(await toasts()).toEqual(['Submitting registration…']);
  const shown = document.querySelector('[data-toast]');
  expect(shown?.getAttribute('data-toast')).toBe('loading');
  expect(shown?.getAttribute('data-position')).toBe('bottom-center');
  expect(heard()).toEqual(['Submitting registration…']);
  expect(button().textContent).toBe('Sending');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button());
  await posts[0]!.answer(200);
});

test('a second press, a double click or Enter sends nothing more', async () => {
  const { posts } = await filled();
  await press('Submit');
  fireEvent.click(button());
  fireEvent.click(button(), { detail: 2 });
  await act(async () => void fireEvent.submit(form()));
  await settle();
  expect(posts).toHaveLength(1);
  await posts[0]!.answer(200);
  expect(posts).toHaveLength(2);
});

test('success is shown in the toast, and stays in the page in place of the form, which is cleared and back at step 1', async () => {
  const { posts } = await filled();
  await press('Submit');
  await posts[0]!.answer(200);
  expect(await toasts()).toEqual(['Registration submitted successfully!']);
  expect(document.querySelector('[data-toast]')?.getAttribute('data-toast')).toBe('success');
  const panel = thanks()!;
  expect(document.activeElement).toBe(panel);
  expect(heading(1)).toBeNull();
  expect(within(form()).queryAllByRole('textbox')).toEqual([]);
  expect(values().join('')).toBe('');
  // Once: with the panel that takes the focus, not from the toast as well.
  expect(heard()).toEqual([]);
  expect(panel.textContent).toContain(sent.confirmation.replace('{email}', 'ana@family.example'));
  expect(panel.textContent).toContain(sent.text);
  act(() => vi.advanceTimersByTime(60_000));
  expect(document.querySelector('[data-toast]')).toBeNull();
  expect(thanks()).toBe(panel);
});

test('the page promises no confirmation to an address that gets none', async () => {
  const { posts } = await filled({ parentEmail: 'ana=daycare@family.example' });
  await press('Submit');
  await posts[0]!.answer(200);
  const panel = thanks()!;
  expect(panel.textContent).toContain(sent.text);
  expect(panel.textContent).not.toContain('ana=daycare');
});

test('the ready-filled mail goes to the provider and holds what the form holds now', async () => {
  const { posts } = await filled();
  await press('Submit');
  await posts[0]!.answer(500);
  await fill('childFirstName', 'Łucja & Co');
  await fill('note', `${'long '.repeat(1000)}`);
  const address = new URL(screen.getByRole('link', { name: 'Send it by e-mail' }).getAttribute('href')!);
  expect(address.protocol + address.pathname).toBe(`mailto:${provider.email}`);
  expect(address.searchParams.get('subject')).toContain('Łucja & Co Okafor');
  const body = address.searchParams.get('body')!;
  for (const name of [
    'parentFirstName',
    'parentLastName',
    'parentNumber',
    'parentEmail',
    'parentAddress',
    'childLastName',
    'dob',
  ] as const)
    expect(body).toContain(family[name]);
  expect(body).toContain('Łucja & Co');
  // A parent reads it before sending: one line for each answer.
  expect(body.split('\r\n')).toContain(`Parent: First name: ${family.parentFirstName}`);
  expect(address.href.length).toBeLessThan(4000);
});

test('a parent who reads another page meanwhile hears the outcome there, and finds an empty form', async () => {
  const { posts, leave } = await filled();
  await press('Submit');
  await settle();
  leave();
  const { href } = location;
  history.pushState(null, '', '/another-page');
  await posts[0]!.answer(200);
  expect(await toasts()).toEqual(['Registration submitted successfully!']);
  expect(heard()).toEqual(['Registration submitted successfully!']);
  cleanup();
  history.replaceState(null, '', href);
  render(page(true));
  expect(heading(1)).toBeTruthy();
  expect(values().join('')).toBe('');
});
