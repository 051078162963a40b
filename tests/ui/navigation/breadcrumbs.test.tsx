import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';

function show() {
  render(
    <MemoryRouter>
      <Breadcrumbs
        label="You are here"
        crumbs={[
          { to: '/', text: 'Home' },
          { to: '/about', text: 'About Us' },
        ]}
        current="Our team"
      />
    </MemoryRouter>,
  );
  return screen.getByRole('navigation', { name: 'You are here' });
}

test('breadcrumbs are an ordered list whose last entry is this page and no link', async () => {
  const way = show();
  const entries = within(within(way).getByRole('list')).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual(['Home', 'About Us', 'Our team']);
  expect(
    within(way)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/about']);
  expect(within(way).getByText('Our team').getAttribute('aria-current')).toBe('page');
});
