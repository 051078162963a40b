import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Counter } from '#ui/motion/counter.tsx';
import { countAt, countSeconds, withCommas } from '#ui/motion/counting.ts';
import { FigureList } from '#ui/layout/figure-list.tsx';

import { reduceMotion } from '../reduced-motion.ts';

/** Reports that the count-up has come into view. */
let see: () => void;
const nobodyWatches = () => {
  throw new Error('Nothing watches.');
};

function watched() {
  see = nobodyWatches;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        see = () =>
          act(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver));
      }
      observe() {}
      disconnect() {}
    },
  );
}

beforeEach(() => {
  watched();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const moving = () => document.querySelector('[aria-hidden=true]')?.textContent;
/** What a screen reader finds: everything that is not hidden from it. */
const heard = () => {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('[aria-hidden=true]')) element.remove();
  return copy.textContent;
};

test('a count-up takes 2 s and ends at its value', () => {
  render(<Counter value={20_000} />);
  expect(countSeconds).toBe(2);
  see();
  wait(1000);
  expect(Number(moving()?.replace(',', ''))).toBeGreaterThan(0);
  expect(Number(moving()?.replace(',', ''))).toBeLessThan(20_000);
  wait(960);
  expect(moving()).toBeDefined();
  wait(60);
  expect(moving()).toBeUndefined();
  expect(screen.getByText('20,000')).toBeDefined();
  expect([countAt(20_000, 0), countAt(20_000, 2000), countAt(20_000, 9000)]).toEqual([0, 20_000, 20_000]);
  expect(countAt(20_000, 1999)).toBeLessThanOrEqual(20_000);
});

test('thousands are set apart by a comma', () => {
  expect([20_000, 999, 1000, 1_234_567, 0].map(withCommas)).toEqual(['20,000', '999', '1,000', '1,234,567', '0']);
});

test('the final number is in the HTML, and is the only one a screen reader hears, before, while and after it counts', () => {
  expect(renderToStaticMarkup(<Counter value={20} suffix="K+" />)).toContain('20K+');
  render(<Counter value={20} suffix="K+" />);
  expect(heard()).toBe('20K+');
  see();
  wait(500);
  expect(moving()).toMatch(/^\d+K\+$/);
  expect(heard()).toBe('20K+');
  wait(5000);
  expect(heard()).toBe('20K+');
});

test('with reduced motion a number does not count up', () => {
  reduceMotion();
  render(<Counter value={9} />);
  expect(see).toBe(nobodyWatches);
  wait(1000);
  expect(moving()).toBeUndefined();
  expect(heard()).toBe('9');
});

test.each(['beads', 'cubes'] as const)('a list of figures as %s names each figure by its words', async (variant) => {
  vi.useRealTimers();
  render(<FigureList variant={variant} figures={[{ text: 'Educators', value: 12, family: 'spruce' }]} />);
  expect(screen.getByRole('term').textContent).toBe('Educators');
  expect(screen.getByRole('definition').textContent).toBe('12');
});
