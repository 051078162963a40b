import { beforeEach, expect, test, vi } from 'vitest';

import { readToasts, speak, toast, toastLimit } from '#ui/overlay/toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    toast.dismiss();
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
  };
});

const texts = () => readToasts().toasts.map(({ content }) => content);
const spoken = () => readToasts().spoken.map(({ text }) => text);

test('of 21 messages the newest 20 are shown', () => {
  for (let number = 1; number <= 21; number += 1) toast.blank(`Message ${number}`);
  expect(toastLimit).toBe(20);
  expect(texts()).toHaveLength(20);
  expect(texts()[0]).toBe('Message 2');
  expect(texts().at(-1)).toBe('Message 21');
});

test('each kind of message stays for its own time, and loading until it is replaced', () => {
  toast.blank('blank');
  toast.error('error');
  toast.success('success');
  toast.loading('loading');
  toast.custom('custom');
  expect(readToasts().toasts.map(({ type, duration }) => [type, duration])).toEqual([
    ['blank', 4000],
    ['error', 4000],
    ['success', 2000],
    ['loading', Infinity],
    ['custom', 4000],
  ]);
});

test('a screen reader hears each message once, and a silent one not at all', () => {
  const id = toast.loading('Sending');
  expect(spoken()).toEqual(['Sending']);
  toast.success('Sent', { id });
  expect(spoken()).toEqual(['Sent']);
  toast.error('Name is missing', { announce: 'silent' });
  expect(spoken()).toEqual(['Sent']);
  speak('Only heard');
  expect(spoken()).toEqual(['Sent', 'Only heard']);
  expect(texts()).not.toContain('Only heard');
});

test('announcements are removed from the page, so that nobody finds old ones at its end', () => {
  toast.success('Sent');
  vi.advanceTimersByTime(6999);
  expect(spoken()).toEqual(['Sent']);
  vi.advanceTimersByTime(1);
  expect(spoken()).toEqual([]);
});
