import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { SearchBox } from '#ui/control/search-box.tsx';

test('with nothing typed the button leads to the field', async () => {
  render(<SearchBox label="Search the pages" submit="Search" name="q" onSearch={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});
