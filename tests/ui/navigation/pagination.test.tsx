import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';

import { Pagination } from '#ui/navigation/pagination.tsx';

const words = { name: 'Pages of news', previous: 'Prev', next: 'Next', page: 'page' };

function News({ count = 3 }: { count?: number }) {
  const [query] = useSearchParams();
  const current = Number(query.get('page') ?? 1);
  return (
    <>
      <p>News of page {current}</p>
      <Pagination
        current={current}
        count={count}
        hrefOf={(page) => (page > 1 ? `/blog-list?page=${page}` : '/blog-list')}
        words={words}
      />
    </>
  );
}

const open = (page = 1, count = 3) =>
  render(
    <MemoryRouter initialEntries={[`/blog-list?page=${page}`]}>
      <News count={count} />
    </MemoryRouter>,
  );
const controls = () =>
  within(screen.getByRole('navigation', { name: 'Pages of news' }))
    .getAllByRole('listitem')
    .map((entry) => entry.textContent.replace('page', '').trim());
const link = (name: string) => screen.queryByRole('link', { name });

test('before the first page and after the last there is no link, only a word', async () => {
  open(1);
  expect(link('Prev page')).toBeNull();
  expect(controls()[0]).toBe('Prev');
  await userEvent.click(link('page 3')!);
  expect(link('Next page')).toBeNull();
  expect(controls().at(-1)).toBe('Next');
});

test('the keyboard goes through all pages and never loses the focus: on the last page it moves to that page', async () => {
  open(2);
  const user = userEvent.setup();
  for (let stop = 0; stop < 5; stop++) await user.tab();
  expect(document.activeElement).toBe(link('Next page'));
  await user.keyboard('{Enter}');
  expect(screen.getByText('News of page 3')).toBeDefined();
  expect(document.activeElement).toBe(link('page 3'));
});
