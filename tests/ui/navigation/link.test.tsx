import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';

import { Link } from '#ui/navigation/link.tsx';

import { expectNoViolation } from '../axe.ts';

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

test('only the link to the page that is open is marked as current', () => {
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

test('a link that looks like a button is still a link', () => {
  show(
    <Link to="/#register" button="lit" size="small">
      Register
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Register' });
  expect(link.className).toContain('bg-canola-mid');
  expect(link.getAttributeNames()).not.toContain('button');
});

test('the keyboard follows a link of every variant, and axe finds nothing wrong', async () => {
  show(
    <Routes>
      <Route
        path="/"
        element={
          <>
            <Link to="/about">About</Link>
            <Link to="/program" button="solid">
              Program
            </Link>
          </>
        }
      />
      <Route path="/program" element={<h1>Four programs</h1>} />
    </Routes>,
  );
  await expectNoViolation();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Four programs' })).toBeDefined();
});
