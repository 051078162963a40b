import { within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';

import { provider } from '#content/site/provider.ts';
import { title } from '#content/site/words/registration.ts';
import { steps } from '#content/words/registration.ts';
import { RegistrationCard } from '#forms/registration/index.tsx';

import { builtHtml } from '../../built-html.ts';

/** The card as its HTML has it, before any script. */
const page = document.createElement('main');

beforeAll(async () => {
  document.body.append(page);
  page.innerHTML = await builtHtml(<RegistrationCard />);
});

const field = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`)!;

test('the whole form is in the first HTML: three steps, every field, and a way to send it', () => {
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

test('the first HTML contains no date that depends on the day: limits are computed in the browser', () => {
  expect(page.innerHTML.replaceAll('max="9999-12-31"', '')).not.toMatch(/\b(min|max)="/);
});
