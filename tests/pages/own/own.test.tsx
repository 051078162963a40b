import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { ownKey } from '#content/rules/addresses.ts';
import type { OwnPage } from '#content/rules/own-page.ts';
import { smallPrint } from '#content/words/small-print.ts';
import { Own } from '#pages/own/own.tsx';
import { PageData } from '#pages/page-data.tsx';

const picture = { name: 'yard', alt: 'A willow hut', width: 1200, height: 800, widths: [480, 800] };
const passage = (id: string) => ({ id, title: `About ${id}`, parts: [{ paragraphs: [`All about ${id}.`] }] });
const section = (id: string) => ({ ...passage(id), below: [] });
/** Its address is that of a page that every site has, since the head of a page asks the route table. */
const page: OwnPage = {
  path: '/privacy',
  title: 'Handbook',
  description: 'How we do things.',
  lead: 'How we do things here.',
  intro: [{ paragraphs: ['Read it once.', picture, ['Then ', { strong: 'ask' }, '.']] }],
  sections: [
    { ...section('bags'), below: [passage('boots')] },
    {
      ...section('days'),
      parts: [
        { table: { caption: 'Days', head: ['Day', 'What'], rows: [['Monday', 'Soup']] } },
        { list: ['Call', [{ words: 'The list, PDF, 2 KB', href: '/files/list.pdf' }]], isNumbered: true },
      ],
    },
    section('food'),
    section('fees'),
  ],
};

const show = (shown: OwnPage | undefined) =>
  render(
    <MemoryRouter initialEntries={['/privacy']}>
      <PageData dataOf={(key) => (key === ownKey('/privacy') ? shown : undefined)}>
        <Own route={{ path: '/privacy' }} />
      </PageData>
    </MemoryRouter>,
  );

test('a page of the owner’s own has a title, headings with addresses, pictures in words, tables with header cells, and numbers', () => {
  const { container } = show(page);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Handbook');
  expect(screen.getByText('How we do things here.')).toBeDefined();
  const headings = ['bags', 'boots', 'days', 'food', 'fees'].map((id) =>
    container.querySelector(`section#${id} > :is(h2, h3)`),
  );
  expect(headings.map((heading) => heading?.tagName)).toEqual(['H2', 'H3', 'H2', 'H2', 'H2']);
  expect(container.querySelector('#bags > div > #boots')).not.toBeNull();
  expect(screen.getByRole('img', { name: 'A willow hut' })).toBeDefined();
  const table = within(screen.getByRole('table', { name: 'Days' }));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Day', 'What']);
  expect(table.getByRole('rowheader').textContent).toBe('Monday');
  const link = screen.getByRole('link', { name: 'The list, PDF, 2 KB' });
  expect(link.closest('ol > li')).not.toBeNull();
  expect(link.getAttribute('href')).toBe('/files/list.pdf');
});

test('a long page lists the headings that are below no other, a short one does not', () => {
  const { unmount } = show(page);
  const links = within(screen.getByRole('navigation', { name: smallPrint.contents })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/privacy#bags',
    '/privacy#days',
    '/privacy#food',
    '/privacy#fees',
  ]);
  unmount();
  show({ ...page, sections: page.sections.slice(0, 3) });
  expect(screen.queryByRole('navigation', { name: smallPrint.contents })).toBeNull();
});
