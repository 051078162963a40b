import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { toast, type ToastOptions } from '#ui/overlay/toast-store.ts';
import { Toaster, ToastRegions } from '#ui/overlay/toaster.tsx';
// The code of the visible part, which the first message loads: a busy machine may take long for it.
import '#ui/overlay/toast-stack.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  act(() => toast.dismiss());
  act(() => vi.advanceTimersByTime(10_000));
  vi.useRealTimers();
});

const toaster = (
  <>
    <ToastRegions />
    <Toaster />
  </>
);

/** Shows the toaster, and one message in it; the code of the visible part loads by itself. */
async function shown(type: 'blank' | 'error' | 'success' | 'loading', text: string, options?: ToastOptions) {
  render(toaster);
  let id = '';
  act(() => void (id = toast[type](text, options)));
  await visible(text);
  return id;
}

const list = () => screen.getByRole('region', { name: /^Messages/ });

/** Waits for the code of the visible part, while the clock of the messages stands still. */
async function visible(text: string) {
  for (let turn = 0; turn < 500 && !isVisible(text); turn += 1)
    await act(() => new Promise((resolve) => setImmediate(resolve)));
  return within(list()).getByText(text);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const isVisible = (text: string) => {
  const region = screen.queryByRole('region', { name: /^Messages/ });
  return region !== null && within(region).queryByText(text) !== null;
};

test('the live region is in the first HTML, empty, before any message', () => {
  const page = document.createElement('main');
  page.innerHTML = renderToString(toaster);
  expect(within(page).getByRole('status').textContent).toBe('');
  expect(within(page).getByRole('alert').textContent).toBe('');
  expect(within(page).queryByRole('region')).toBeNull();
});

for (const type of ['blank', 'error', 'success', 'loading'] as const)
  test(`a ${type} message is shown and announced`, async () => {
    await shown(type, `A message: ${type}`);
    expect(isVisible(`A message: ${type}`)).toBe(true);
    const region = screen.getByRole(type === 'error' ? 'alert' : 'status');
    expect(region.textContent).toBe(`A message: ${type}`);
  });

test('a message may be a React node; it is shown, announced by its text, and lasts 4 s', async () => {
  render(toaster);
  act(
    () =>
      void toast.custom(
        <span>
          Open <b>house</b>
        </span>,
      ),
  );
  await visible('house');
  expect(screen.getByRole('status').textContent).toBe('Open house');
  pass(3999);
  expect(isVisible('house')).toBe(true);
  pass(1);
  expect(isVisible('house')).toBe(false);
});

test('loading stays a minute and more, then becomes its outcome, which is heard once and goes in time', async () => {
  const id = await shown('loading', 'Sending');
  pass(60_000);
  expect(isVisible('Sending')).toBe(true);
  act(() => void toast.success('Sent', { id }));
  expect(isVisible('Sending')).toBe(false);
  expect(isVisible('Sent')).toBe(true);
  expect(document.body.textContent?.match(/Sent/g)).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('Sent');
  expect(within(list()).getAllByRole('listitem')).toHaveLength(1);
  pass(2000);
  expect(isVisible('Sent')).toBe(false);
});

test('a message that is shown again starts its time again', async () => {
  const id = await shown('error', 'Wrong');
  pass(3000);
  act(() => void toast.error('Wrong', { id }));
  pass(3999);
  expect(isVisible('Wrong')).toBe(true);
  pass(1);
  expect(isVisible('Wrong')).toBe(false);
});

// What radix-toast-repairs.ts repairs.
test('a message adds no second live region, so that it is heard once', async () => {
  await shown('error', 'Once');
  for (let frame = 0; frame < 3; frame += 1) await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const speaking = [...document.querySelectorAll('[role=status], [role=alert], [role=log], [aria-live]')];
  expect(speaking.filter((region) => region.textContent).map((region) => region.textContent)).toEqual(['Once']);
});

test('Tab is left to the browser, and closing a message gives the focus back', async () => {
  await shown('blank', 'One');
  const before = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => before.remove());
  before.focus();
  fireEvent.keyDown(before, { key: 'F8', code: 'F8' });
  expect(document.activeElement).toBe(within(list()).getByRole('list'));
  expect(fireEvent.keyDown(document.activeElement!, { key: 'Tab' })).toBe(true);
  const close = within(list()).getByRole('button');
  act(() => close.focus());
  fireEvent.click(close);
  expect(document.activeElement).toBe(before);
});

test('the page is scrolled and zoomed on a message, too', async () => {
  await shown('blank', 'One');
  expect(within(list()).getByRole('listitem').style.touchAction).toBe('pan-y pinch-zoom');
});
