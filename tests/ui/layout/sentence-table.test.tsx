import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { SentenceTable } from '#ui/layout/sentence-table.tsx';

test('a table of sentences is a table for a screen reader, and the labels that stand in its cells on phones are not read there', () => {
  render(<SentenceTable caption="Forms" head={['Form', 'It asks for']} rows={[['Newsletter', 'Your e-mail.']]} />);
  expect(screen.getByRole('table', { name: 'Forms' })).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Form', 'It asks for']);
  expect(screen.getByRole('row', { name: 'Newsletter Your e-mail.' })).toBeDefined();
  expect(screen.getByRole('rowheader', { name: 'Newsletter' })).toBeDefined();
  expect(screen.getByRole('cell', { name: 'Your e-mail.' })).toBeDefined();
});
