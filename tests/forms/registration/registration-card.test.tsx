import { provider } from '#content/site/provider.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { title } from '#content/site/words/registration.ts';
import { steps } from '#content/words/registration.ts';
import { RegistrationCard } from '#forms/registration/index.tsx';
import { forget } from '#forms/registration/draft.ts';

import { heading } from './family.ts';

/** jsdom has no layout, so nothing is ever near the viewport: the card hydrates when it is pressed. */
class NeverNear {
  observe() {}
  disconnect() {}
}

let html = '';
let root: Root | undefined;

beforeAll(async () => {
  const { prelude } = await prerender(<RegistrationCard />, {
    // As in the build: no part of the HTML is sent later than the rest.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  html = await new Response(prelude as ReadableStream).text();
});

afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  forget();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The page as its HTML has it, before any script. */
function arrive() {
  const page = document.createElement('main');
  page.innerHTML = html;
  document.body.append(page);
  return page;
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;

/** Hydrates the page; the card's own code loads when it is pressed. */
async function hydrate(page: HTMLElement) {
  const problems: unknown[] = [];
  vi.stubGlobal('IntersectionObserver', NeverNear);
  await act(
    async () =>
      void (root = hydrateRoot(page, <RegistrationCard />, { onRecoverableError: (error) => problems.push(error) })),
  );
  fireEvent.pointerDown(page.querySelector('#register form')!);
  await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(1));
  return problems;
}

test('the whole form is in the first HTML: three steps, every field, and a way to send it', () => {
  const page = arrive();
  const form = within(page).getByRole('form', { name: `${provider.name} ${title}` });
  expect(page.querySelector('#register')?.contains(form)).toBe(true);
  for (const name of ['Step 1 of 3: Parent details', 'Step 2 of 3: Additional info', 'Step 3 of 3: Child information'])
    within(form).getByRole('group', { name });
  for (const { name, label } of steps.flatMap(({ fields }) => fields)) {
    expect(field(name).labels?.[0]?.textContent).toContain(label);
    expect(field(name).closest('form')).toBe(form);
  }
  expect(within(form).getByRole<HTMLButtonElement>('button', { name: 'Submit' }).type).toBe('submit');
  expect(form.getAttribute('method')).toBe('post');
  expect(form.getAttribute('action')).toBe('/api/registration');
  expect(form.hasAttribute('novalidate')).toBe(true);
});

test('the first HTML contains no date: limits are computed in the browser', () => {
  expect(html).not.toMatch(/\b(min|max)="/);
});

test('what a parent types and chooses before the scripts load is kept, and hydration changes nothing', async () => {
  const page = arrive();
  field('parentFirstName').value = 'Ana';
  field('parentProvince').value = 'SK';
  field('note').value = 'Typed early';
  expect(await hydrate(page)).toEqual([]);
  expect(field('parentFirstName').value).toBe('Ana');
  expect(field('parentProvince').value).toBe('SK');
  expect(field('note').value).toBe('Typed early');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(document.activeElement).toBe(field('parentLastName')));
  expect(within(page).queryByText('First name is required')).toBeNull();
  expect(within(page).queryByText('Province is required')).toBeNull();
  expect(within(page).getByText('Last name is required')).toBeTruthy();
});

test('a form that was filled before the scripts came goes on to step 2 with the first press', async () => {
  const page = arrive();
  for (const { name, options } of steps[0]!.fields) field(name).value = options ? 'AB' : 'x';
  await hydrate(page);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(document.activeElement).toBe(heading(2)));
});
