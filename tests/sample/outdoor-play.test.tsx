import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { OutdoorPlay } from '#pages/outdoor-play/outdoor-play.tsx';

beforeEach(() => {
  render(<OutdoorPlay />);
});

test('the page has a heading, and it comes before the picture in reading order', () => {
  const h1 = screen.getByRole('heading', { level: 1, name: 'Outdoor play' });
  expect(h1.compareDocumentPosition(screen.getAllByRole('img')[0]!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('two paragraphs tell of the secure yard', () => {
  const [first, second] = [
    screen.getByText(/^A fence goes all round our yard/),
    screen.getByText(/One adult stays near the gate/),
  ];
  for (const paragraph of [first, second]) expect(paragraph.tagName).toBe('P');
});

test('there is a picture of the yard, in summer and in winter, with words for people who do not see it', () => {
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
    expect.stringMatching(/fenced yard/),
    expect.stringMatching(/snowy yard/),
  ]);
});

test('the weather limits are said in words and not only drawn', () => {
  const bands = within(screen.getByRole('heading', { name: 'Out we go, nearly always' }).closest('section')!);
  expect(bands.getAllByRole('heading', { level: 3 }).map((h3) => h3.textContent)).toEqual([
    'Smoke: inside',
    'All other days: out',
    'Deep cold: inside',
  ]);
  expect(bands.getByText(/−20 °C/)).toBeDefined();
});

test('the bag is a list of five', () => {
  const bag = within(screen.getByRole('heading', { name: 'In the bag' }).closest('section')!);
  expect(bag.getAllByRole('listitem')).toHaveLength(5);
});
