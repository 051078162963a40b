import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Table } from '#ui/layout/table.tsx';

import { expectNoViolation } from '../axe.ts';

const day = {
  caption: 'A day',
  head: ['Time', 'Inside', 'Outside'],
  rows: [
    ['Morning', 'Work', 'Work'],
    ['Noon', 'Lunch', 'A walk'],
  ],
};

test('a table has its caption, and a heading for every column and row', async () => {
  render(<Table {...day} />);
  const table = screen.getByRole('table', { name: 'A day' });
  const names = (role: string) =>
    within(table)
      .getAllByRole(role)
      .map((cell) => cell.textContent);
  expect(names('columnheader')).toEqual(day.head);
  expect(names('rowheader')).toEqual(['Morning', 'Noon']);
  expect(names('cell')).toEqual(['Work', 'Work', 'Lunch', 'A walk']);
  await expectNoViolation();
});

test('the keyboard reaches what may have to be scrolled, under the table’s name', async () => {
  render(<Table {...day} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'A day' }));
});
