import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { notFoundTitle } from '#content/site/words/not-found.ts';
import { notFound } from '#content/words/not-found.ts';
import { provider } from '#content/site/provider.ts';
import { searchWords } from '#content/words/search.ts';
import { NotFound } from '#pages/not-found/not-found.tsx';
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
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(notFoundTitle);
  expect(screen.getByText(notFound.message, { exact: false })).toBeDefined();
});

test('before a search, and without scripts, all main pages are listed', () => {
  show();
  expect(results()).toEqual(main);
  expect(screen.getByRole('search').className).toContain('no-scripts:hidden');
});

test('a search lists the pages that contain the words, on the same page and with their number', async () => {
  show();
  await searchFor(routeOf('/contact-us')!.title);
  await screen.findByRole('list', { name: searchWords.results });
  expect(results()).toContain('/contact-us');
  expect(results().length).toBeLessThan(main.length);
  expect(screen.getByRole('status').textContent).toBe(
    searchWords.found(results().length, 'page', routeOf('/contact-us')!.title),
  );
});

test('a search without a result says so, what to try, and how to ask a person', async () => {
  show();
  await searchFor('submarine');
  await screen.findByText(searchWords.found(0, 'page', 'submarine'));
  expect(screen.queryAllByRole('list')).toEqual([]);
  expect(screen.getByRole('link', { name: searchWords.help.call(provider.phone) }).getAttribute('href')).toMatch(
    /^tel:/,
  );
  expect(screen.getByRole('link', { name: searchWords.help.write }).getAttribute('href')).toBe('/contact-us');
});

test('a search for nothing lists all main pages again', async () => {
  show();
  await searchFor('submarine');
  await screen.findByText(searchWords.found(0, 'page', 'submarine'));
  await searchFor('{Backspace}');
  expect(results()).toEqual(main);
});

test('no template page is among the results', async () => {
  const template = new Set<string>(routes.filter(({ group }) => group === 'template').map(({ path }) => path));
  show();
  for (const words of ['post', 'gallery', 'news', 'play']) {
    await searchFor(words);
    await screen.findByText(new RegExp(`“${words}”`));
    expect(results().filter((href) => template.has(href!))).toEqual([]);
  }
});
