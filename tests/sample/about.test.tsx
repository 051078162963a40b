import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { About } from '#pages/about/about.tsx';

beforeEach(async () => {
  render(
    <MemoryRouter>
      <About />
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Child-centred learning' }, { timeout: 5000 });
});

const section = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('section')!);
const titles = (name: string) =>
  section(name)
    .getAllByRole('heading', { level: 3 })
    .map((h3) => h3.textContent);

test('the head says what kind of daycare it is and for whom', () => {
  expect(screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent)).toEqual(['We keep the light on']);
  expect(screen.getByText(/Montessori-style daycare .* about 12 months to 12 years/)).toBeDefined();
});

test('the section on who we are lists four things, with the licence and the framework among them', () => {
  expect(section('Who we are').getAllByRole('listitem')).toHaveLength(4);
  expect(titles('Who we are')).toEqual([
    'Montessori-style',
    'Licensed in Alberta',
    'Open to every child',
    'Guided by Flight',
  ]);
});

test('the mission is a quote with its source', () => {
  const quote = screen.getByRole('blockquote');
  expect(quote.textContent).toMatch(/^Every child/);
  expect(quote.closest('figure')?.querySelector('figcaption')?.textContent).toMatch(/Prairie Lantern/);
});

test('the four core values stand in their order, the first one open', async () => {
  const values = section('What we hold on to');
  expect(values.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Child-centred learning',
    'Fun and safe environment',
    'Quality education for all',
    'Family partnerships',
  ]);
  expect(values.getAllByRole('region').map((region) => region.textContent)).toEqual([
    expect.stringMatching(/^We watch/),
  ]);
  await userEvent.click(values.getByRole('button', { name: 'Family partnerships' }));
  expect(values.getAllByRole('button', { expanded: true })).toEqual([
    values.getByRole('button', { name: 'Family partnerships' }),
  ]);
  await userEvent.click(values.getByRole('button', { name: 'Family partnerships' }));
  expect(values.queryAllByRole('button', { expanded: true })).toEqual([]);
});

test('there are four learning goals', () => {
  expect(titles('What a child takes along')).toEqual([
    'Think creatively',
    'Feel free and understand emotions',
    'Be independent and active',
    'Apply knowledge in life',
  ]);
});

test('four cards say what a parent can expect, and a link leads to the programs', () => {
  expect(titles('What you can expect')).toEqual([
    'Play-based learning',
    'Care for ages 12 months through 12 years',
    'A safe, loving environment',
    'High-quality care at low cost',
  ]);
  expect(screen.getByRole('link', { name: 'See the four programs' }).getAttribute('href')).toBe('/program');
});

test('the page ends with the hero text and a way to the form', () => {
  const hero = section('Come in, hang up your coat and look around.');
  expect(hero.getByRole('link', { name: 'Request a place' }).getAttribute('href')).toBe('/#register');
});

test('headings never skip a level', () => {
  const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName[1]));
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
});
