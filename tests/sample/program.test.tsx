import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { Program } from '#pages/program/program.tsx';

beforeEach(() => {
  render(
    <MemoryRouter>
      <Program />
    </MemoryRouter>,
  );
});

test('the page has one heading of the first level and an intro', () => {
  expect(screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent)).toEqual(['Four programs']);
  expect(screen.getByText('12 months to 6 years, and after school to 12.')).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: 'A day here' })).toBeDefined();
  expect(screen.getByText(/Montessori-style daycare/)).toBeDefined();
});

test('a parent finds ages, groups, hours and days in a table whose rows are named', () => {
  const table = screen.getByRole('table', { name: 'The programs in short' });
  const fact = (head: string) =>
    within(table).getByRole('rowheader', { name: head }).closest('tr')?.querySelector('td')?.textContent;
  expect(fact('Ages')).toBe('12 months to 12 years');
  expect(fact('Groups')).toMatch(/three classes of nine to twenty children each/i);
  expect(fact('Hours')).toMatch(/^Monday to Friday/);
  expect(fact('Days')).toBe('Up to 5 full-day sessions per week');
});

test('the grid holds all four programs with their ages, a picture and three things a child does', () => {
  const wanted = {
    infants: ['Infants', '12 months to 19 months'],
    toddlers: ['Toddlers', '19 months to 3 years'],
    preschoolers: ['Preschoolers', '3 to 6 years'],
    kindergarten: ['Kindergarten', '5 to 6 years'],
  } as const;
  for (const [id, [title, ages]] of Object.entries(wanted)) {
    const band = within(document.getElementById(id)!);
    expect(band.getByRole('heading', { level: 2, name: title })).toBeDefined();
    expect(band.getByText(ages, { exact: true })).toBeDefined();
    expect(band.getByRole('img').getAttribute('alt')).not.toBe('');
    expect(
      within(band.getByRole('list', { name: `What a child does in ${title}` })).getAllByRole('listitem'),
    ).toHaveLength(3);
  }
});

test('out-of-school care tells of school days, PD days and summer', () => {
  const strip = within(document.getElementById('out-of-school-care')!);
  expect(strip.getAllByRole('heading', { level: 3 }).map((h3) => h3.textContent)).toEqual([
    'School days',
    'PD days',
    'Summer',
  ]);
  expect(strip.getByText(/up to 12 years/)).toBeDefined();
});

test('the page ends with the way to the form', () => {
  expect(screen.getByRole('link', { name: 'Check your child’s program' }).getAttribute('href')).toBe('/#register');
});

test('headings never skip a level', () => {
  const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName[1]));
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
});
