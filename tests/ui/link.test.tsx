import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { Link } from '#ui/link.tsx';

const show = (link: ReactNode) => render(<MemoryRouter>{link}</MemoryRouter>);

test('a link within the site, to a phone and to a mail program keeps its address', () => {
  show(
    <>
      <Link to="/program">Program</Link>
      <Link href="tel:+14035550142">Call</Link>
      <Link href="mailto:a@b.example">Write</Link>
    </>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/program',
    'tel:+14035550142',
    'mailto:a@b.example',
  ]);
});

test('the link of the page one is on says so, and no other (N22)', () => {
  show(
    <>
      <Link to="/" current="page">
        Home
      </Link>
      <Link to="/about">About Us</Link>
    </>,
  );
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home');
});

test('a label can say more than the words', () => {
  show(
    <Link to="/about" label="Read more about us">
      Read more
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'Read more about us' })).toBeDefined();
});

test('a link that looks like a button is still a link (A8)', () => {
  show(
    <Link to="/#register" button="lit" size="small">
      Register
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Register' });
  expect(link.className).toContain('bg-canola-mid');
  expect(link.getAttributeNames()).not.toContain('button');
});
