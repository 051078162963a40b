import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { waitingMessages as messages, waitingWords as words } from '#content/words/waiting-list.ts';
import { waitingGroups } from '#content/values/waiting-list.ts';
import { WaitingListForm } from '#forms/waiting-list/waiting-list-form.tsx';

import { isOwnSite } from '../../any-daycare.ts';
import { descriptionOf } from '../description-of.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const open = () =>
  render(
    <MemoryRouter>
      <WaitingListForm sectionId="waiting-list" />
    </MemoryRouter>,
  );
const field = (legend: string, label: string) =>
  within(screen.getByRole('group', { name: legend })).getByLabelText<HTMLInputElement>(label);
const change = (element: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(element, { target: { value } }));
const press = () => act(async () => void fireEvent.submit(screen.getByRole('form', { name: words.name })));

test('each month is a group of its own, and the groups are the daycare’s programs', () => {
  open();
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    words.born,
    words.start,
  ]);
  expect(field(words.start, words.year).inputMode).toBe('numeric');
  const choices = within(screen.getByLabelText(words.group)).getAllByRole<HTMLOptionElement>('option');
  expect(choices.map(({ value }) => value)).toEqual(['', ...waitingGroups.map(({ value }) => value)]);
});

test('a month is checked again when its year changes, and when the other month does', async () => {
  open();
  await press();
  expect(document.activeElement).toBe(field(words.born, words.month));
  expect(descriptionOf(field(words.born, words.month))).toBe(messages.born.month);
  await change(field(words.born, words.month), '05');
  await change(field(words.born, words.year), '2027');
  await change(field(words.start, words.month), '04');
  await change(field(words.start, words.year), '2027');
  const start = field(words.start, words.month);
  expect(descriptionOf(start)).toBe(messages.beforeBirth.replace('{month}', 'May 2027'));
  await change(field(words.born, words.month), '03');
  expect(start.getAttribute('aria-invalid')).toBe('false');
  await change(field(words.start, words.year), '2025');
  await press();
  expect(descriptionOf(field(words.start, words.year))).toBe(messages.beforeBirth.replace('{month}', 'March 2027'));
  await change(field(words.start, words.year), '2028');
  for (const label of [words.month, words.year])
    expect(field(words.start, label).getAttribute('aria-invalid')).toBe('false');
});

test.skipIf(isOwnSite)(
  'a group that the months do not fit is asked about when it is left, and the question goes with a change',
  async () => {
    open();
    await change(field(words.born, words.month), '05');
    await change(field(words.born, words.year), '2027');
    await change(field(words.start, words.month), '06');
    await change(field(words.start, words.year), '2028');
    const group = screen.getByLabelText<HTMLSelectElement>(words.group);
    await change(group, 'Out-of-school care');
    expect(descriptionOf(group)).toBe('');
    await act(async () => void fireEvent.blur(group));
    expect(descriptionOf(group)).toBe('By these months it would be Infants. Is Out-of-school care right?');
    await change(group, 'Infants');
    expect(descriptionOf(group)).toBe('');
    await act(async () => void fireEvent.blur(group));
    expect(descriptionOf(group)).toBe('');
  },
);
