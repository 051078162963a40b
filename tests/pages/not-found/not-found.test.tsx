import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { notFound } from '#content/words/not-found.ts';
import { NotFound } from '#pages/not-found/not-found.tsx';
import { searchEntries } from '#ui/control/search-entries.ts';
import { routeOf, routes } from '#routes.ts';

const main = routes.filter(({ group }) => group === 'main').map(({ path }) => path);

const show = () =>
  render(
    <MemoryRouter>
      <NotFound />
    </MemoryRouter>,
  );
/** Where the results lead; empty if there is no list of them. */
const results = () =>
  screen
    .queryAllByRole('list')
    .flatMap((list) => within(list).getAllByRole('link'))
    .map((link) => link.getAttribute('href'));

async function searchFor(words: string) {
  const user = userEvent.setup();
  await user.clear(screen.getByRole('searchbox', { name: notFound.search.label }));
  await user.type(screen.getByRole('searchbox'), `${words}{Enter}`);
}

test('the page says why there is nothing at this address', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(notFound.title);
  expect(screen.getByText(notFound.message, { exact: false })).toBeDefined();
});

test('before a search, and without scripts, all main pages are listed', () => {
  show();
  expect(results()).toEqual(main);
  expect(screen.getByRole('search').className).toContain('no-scripts:hidden');
});

test('a search lists the pages that contain the words, on the same page and with their number', async () => {
  show();
  await searchFor(routeOf('/curriculum')!.title);
  expect(results()).toContain('/curriculum');
  expect(results().length).toBeLessThan(main.length);
  expect(screen.getByRole('status').textContent).toBe(notFound.found(results().length, routeOf('/curriculum')!.title));
});

test('a search without a result says so and says what to do', async () => {
  show();
  await searchFor('submarine');
  expect(results()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe(notFound.found(0, 'submarine'));
});

test('no template page is among the results', async () => {
  const template = new Set<string>(routes.filter(({ group }) => group === 'template').map(({ path }) => path));
  show();
  for (const words of ['post', 'gallery', 'news', 'a']) {
    await searchFor(words);
    expect(results().filter((href) => template.has(href!))).toEqual([]);
  }
});

test('case, accents and the order of words do not matter, and a word may be half typed', () => {
  const pages = [
    { path: '/a', title: 'Café', description: 'Warm drinks after school' },
    { path: '/b', title: 'After school', description: 'Care until six' },
  ];
  expect(searchEntries(pages, 'CAFE').map(({ path }) => path)).toEqual(['/a']);
  expect(searchEntries(pages, 'scho aft').map(({ path }) => path)).toEqual(['/b', '/a']);
  expect(searchEntries(pages, '  ')).toHaveLength(2);
});
