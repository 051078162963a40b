import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { Card } from '#ui/layout/card.tsx';

import { expectNoViolation } from '../axe.ts';

const picture = { name: 'yard', width: 1200, height: 800, widths: [480] };
const words = { level: 2, title: 'Toddlers', to: '/program' } as const;
const cards = {
  words: <Card {...words} variant="words" family="spruce" />,
  board: <Card {...words} variant="board" family="rosehip" icon="baby" />,
  picture: <Card {...words} variant="picture" picture={picture} alt="A sandbox" sizes="20rem" shape="hill" />,
};

test.each(Object.entries(cards))('a card of %s is one heading, one link and one tab stop', async (_, card) => {
  const { container } = render(<MemoryRouter>{card}</MemoryRouter>);
  const heading = screen.getByRole('heading', { level: 2, name: 'Toddlers' });
  expect(heading.contains(screen.getByRole('link', { name: 'Toddlers' }))).toBe(true);
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('href')).toBe('/program');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(container.querySelectorAll('a a, a button')).toHaveLength(0);
  await expectNoViolation();
});

test('a card without a target has a heading, text and a badge, and no link', async () => {
  render(
    <Card variant="words" family="canola" level={3} title="Lunch" badge={{ family: 'rosehip', text: 'Tuesday' }}>
      <p>Soup and bread.</p>
    </Card>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Lunch' })).toBeDefined();
  expect(screen.getByText('Tuesday')).toBeDefined();
  expect(screen.getByText('Soup and bread.')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
