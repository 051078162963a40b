import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { provider } from '#content/provider.ts';
import { Footer } from '#frame/footer.tsx';
import type { Kind } from '#routes.ts';

const show = (kind: Kind = 'home') =>
  render(
    <MemoryRouter>
      <Footer kind={kind} letter="none" />
    </MemoryRouter>,
  );

test('the footer gives the provider’s address (K22)', () => {
  show();
  const text = screen.getByRole('contentinfo').textContent;
  for (const line of Object.values(provider.address)) expect(text).toContain(line);
});

test('the footer’s phone number can be called and its e-mail address written to (K23, K24)', () => {
  show();
  expect(screen.getByRole('link', { name: provider.phone }).getAttribute('href')).toBe('tel:+14035550142');
  expect(screen.getByRole('link', { name: provider.email }).getAttribute('href')).toBe(
    'mailto:info@prairielantern.example',
  );
});

test('the footer has a copyright line, the licence and the hours (K25)', () => {
  show();
  const text = screen.getByRole('contentinfo').textContent;
  expect(text).toMatch(/© \d{4} Prairie Lantern/);
  expect(text).toContain(provider.licence);
  expect(text).toContain(provider.hours);
});

test('the footer’s navigation points to exactly six places (N27)', () => {
  show();
  const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/program',
    '/about',
    '/curriculum',
    '/contact-us',
    '/#main-gallery',
  ]);
});

test('the invitation changes by page and leads to the form and to a question', () => {
  for (const [kind, headline] of [
    ['home', 'The lantern is on. Come and see.'],
    ['curriculum', 'See it on a Tuesday.'],
    ['contact', 'Or ring the bell.'],
    ['blog', 'More tomorrow.'],
    ['not-found', 'Home is this way.'],
  ] as const) {
    const { unmount } = show(kind);
    expect(screen.getByRole('heading', { level: 2 }).textContent.replace(/\s+/g, ' ').trim()).toBe(headline);
    expect(screen.getByRole('link', { name: 'Request a place' }).getAttribute('href')).toBe('/#register');
    expect(screen.getByRole('link', { name: 'Ask a question' }).getAttribute('href')).toBe('/contact-us');
    unmount();
  }
});
