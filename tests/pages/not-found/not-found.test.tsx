import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { notFoundTitle } from '#content/site/words/not-found.ts';
import { notFound } from '#content/words/not-found.ts';
import { searchWords } from '#content/words/search.ts';
import { NotFound } from '#pages/not-found/not-found.tsx';
import { routes } from '#routes.ts';

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

test('a search for nothing lists all main pages again', async () => {
  show();
  await searchFor('submarine');
  await screen.findByText(searchWords.found(0, 'answer', 'submarine'));
  await searchFor('{Backspace}');
  expect(results()).toEqual(main);
});
