// The question on /places beside its answer: once a field asks something else, the form says that the answer is to what was asked before.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { finderWords } from '#content/words/finder.ts';
import { Finder } from '#pages/places/finder.tsx';

import { descriptionOf } from '../forms/description-of.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T12:00-06:00') }));
afterEach(() => vi.useRealTimers());

async function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Finder />
    </MemoryRouter>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
}
const field = (name: keyof typeof finderWords.fields) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const change = (name: keyof typeof finderWords.fields, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const button = () => screen.getByRole('button', { name: finderWords.submit });
const asked = '/places?born=2024-11-30&start=2026-12-15&days=3&hours=4';

test.each([
  ['born', '2024-12-30'],
  ['start', '2027-01-04'],
  ['days', '2'],
  ['hours', '3'],
] as const)(
  'a change of %s is told beside the button and in its description, until it is undone',
  async (name, value) => {
    await open(asked);
    const before = field(name).value;
    expect(screen.queryByText(finderWords.changed)).toBeNull();
    change(name, value);
    expect(screen.queryAllByText(finderWords.changed)).toHaveLength(1);
    expect(descriptionOf(button())).toBe(finderWords.changed);
    change(name, before);
    expect(screen.queryByText(finderWords.changed)).toBeNull();
  },
);

test('it stays while the new question has a fault, and goes with the new answer', async () => {
  await open(asked);
  change('hours', 'often');
  await act(async () => void fireEvent.click(button()));
  expect(field('hours').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryAllByText(finderWords.changed)).toHaveLength(1);
  change('hours', '3');
  await act(async () => void fireEvent.click(button()));
  expect(screen.queryByText(finderWords.changed)).toBeNull();
  expect(field('hours').value).toBe('3');
});

test('where nothing is answered yet, nothing is told', async () => {
  await open('/places');
  change('born', '2024-11-30');
  expect(screen.queryByText(finderWords.changed)).toBeNull();
});
