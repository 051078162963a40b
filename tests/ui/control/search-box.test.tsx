import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { SearchBox } from '#ui/control/search-box.tsx';

function show() {
  const searched = vi.fn<(words: string) => void>();
  render(<SearchBox label="Search the pages" submit="Search" name="q" onSearch={searched} />);
  return searched;
}

test('the keyboard types, and Enter or the button searches for the words without the spaces around them', async () => {
  const searched = show();
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard(' outdoor play {Enter}');
  await user.tab();
  await user.keyboard(' ');
  expect(searched.mock.calls).toEqual([['outdoor play'], ['outdoor play']]);
});

test('with nothing typed the button leads to the field', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});
