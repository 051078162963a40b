import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { ScrollToTop } from '#ui/navigation/scroll-to-top.tsx';

import { expectNoViolation } from '../axe.ts';
import { reduceMotion } from '../reduced-motion.ts';

const page = (
  <main id="main" tabIndex={-1}>
    <h1>Long</h1>
    <ScrollToTop label="Back to the top" />
  </main>
);
const link = () => screen.getByRole('link', { name: 'Back to the top' });
const scrolled = () => link().closest('[data-scrolled]') !== null;

function scrollTo(screens: number) {
  vi.stubGlobal('scrollY', screens * window.innerHeight);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test('the way back to the top appears once more than a screen has been scrolled, and goes again', async () => {
  render(page);
  expect(scrolled()).toBe(false);
  scrollTo(1);
  expect(scrolled()).toBe(false);
  scrollTo(1.1);
  expect(scrolled()).toBe(true);
  await expectNoViolation('scrolled');
  scrollTo(0);
  expect(scrolled()).toBe(false);
});

test('the keyboard goes to the top: the page scrolls softly and the focus is on its main part', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(page);
  await userEvent.tab();
  expect(document.activeElement).toBe(link());
  await userEvent.keyboard('{Enter}');
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('with reduced motion the way back to the top jumps', async () => {
  reduceMotion();
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(page);
  await userEvent.click(link());
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('without scripts it is a plain link at the end of the page', () => {
  expect(renderToStaticMarkup(page)).toContain('href="#main"');
});
