// The words, figures and pictures of the sample's home page.
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { restOfName } from '#content/words/home.ts';
import { offers } from '#content/records/offers.ts';
import { programs } from '#content/records/programs.ts';
import { provider } from '#content/records/provider.ts';
import { testimonials } from '#content/records/testimonials.ts';
import { galleryFilters, galleryItems } from '#content/records/gallery.ts';
import { Banner } from '#pages/home/banner.tsx';
import { Gallery } from '#pages/home/gallery.tsx';
import { Offers } from '#pages/home/offers.tsx';
import { Philosophy } from '#pages/home/philosophy.tsx';
import { Programs } from '#pages/home/programs.tsx';
import { Ribbon } from '#pages/home/ribbon.tsx';
import { Voices } from '#pages/home/voices.tsx';
import { Welcome } from '#pages/home/welcome.tsx';

import { closeWindow, openWindow } from '../ui/window.ts';

beforeEach(() => openWindow());
afterEach(closeWindow);

test('the banner shows the name, the long name’s second half and the tagline, once', () => {
  render(<Banner>form</Banner>);
  const name = screen.getByRole('heading', { level: 1 });
  expect(name.textContent).toBe('Prairie Lantern Daycare & Out-of-School Care');
  expect(
    screen.getByText('Provides quality daycare and engaging out-of-school care for children and families.'),
  ).toBeDefined();
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a long name that does not begin with the short one stands whole', () => {
  expect(restOfName({ name: 'Lantern', longName: 'Lantern Daycare' })).toBe('Daycare');
  expect(restOfName({ name: 'Lantern', longName: 'The Daycare of Willowbend' })).toBe('The Daycare of Willowbend');
  expect(restOfName(provider)).toBe('Daycare & Out-of-School Care');
});

test('the badge says 20K+ Supportive Parents, and that its figure is a sample until the provider’s own stands there', () => {
  const { container } = render(<Banner>form</Banner>);
  const lines = [...container.querySelectorAll('.sticker, .sticker-tag')].map((line) => line.textContent);
  expect(lines.slice(lines.indexOf('20K+ Supportive Parents'))).toEqual(['20K+ Supportive Parents', 'Sample figure']);
});

test('the ribbon says the offer to the letter, and its conditions stand beside it', () => {
  render(<Ribbon />);
  const lines = [
    ...screen.getByRole('region', { name: 'Offer' }).querySelectorAll(':is(.marquee-item, p):not([aria-hidden=true])'),
  ];
  expect(lines.map((line) => line.textContent)).toEqual([
    'Register Now, first 10 kids get free registration',
    'Sample offer. Ask us who can have it, and until when.',
  ]);
});

test('the welcome has a picture, four icon cards, and says what we are and for whom', () => {
  const { container } = render(<Welcome />, { wrapper: MemoryRouter });
  const cards = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(cards).toHaveLength(4);
  for (const card of cards) expect(card.querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('img').getAttribute('alt')).toBeTruthy();
  expect(container.textContent).toContain('Montessori-style daycare');
  expect(container.textContent).toContain('12 months to 12 years');
});

test('the philosophy names safety, inclusion, partnership, the licence and the framework', () => {
  render(<Philosophy />);
  const section = screen
    .getByRole('heading', { name: 'We follow the child, and we walk with the family.' })
    .closest('section')!;
  for (const word of [
    /safe/i,
    /inclusive/i,
    /famil\w+ are partners/i,
    /partnership/i,
    /licensed in Alberta/i,
    /Flight/,
    /Alberta’s early learning framework/,
  ])
    expect(section.textContent).toMatch(word);
});

test.each([
  [1, 'activities', /activities/i],
  [2, 'up to five full-day sessions a week', /up to 5 full-day sessions per week/i],
  [3, 'healthy food', /healthy food/i],
  [4, 'varied classes', /varied classes/i],
  [5, 'qualified teachers', /qualified teachers/i],
  [6, 'safety', /safety/i],
])('offer %i is %s', (place, _words, title) => {
  render(<Offers />);
  const heading = screen.getByRole('heading', { level: 3, name: title });
  expect(screen.getAllByRole('listitem')[place - 1]?.contains(heading)).toBe(true);
});

test('What We Offer holds exactly six offers, each with a drawing, a title and a line', () => {
  render(<Offers />);
  const cards = within(screen.getByRole('heading', { name: 'What We Offer' }).closest('section')!).getAllByRole(
    'listitem',
  );
  expect(cards).toHaveLength(6);
  expect(offers.every(({ icon, title, desc, color }) => icon && title && desc && color)).toBe(true);
});

test('testimonials turn one at a time without end, and samples are marked as such', async () => {
  openWindow({ width: 500 });
  await act(async () => void render(<Voices />));
  const next = await screen.findByRole('button', { name: 'Next words' }, { timeout: 5000 });
  expect(screen.getByRole('status').textContent).toBe('1 of 3');
  for (let turn = 0; turn < 3; turn += 1) await userEvent.click(next);
  expect(screen.getByRole('status').textContent).toBe('1 of 3');
  for (const { sample, text, image } of testimonials) {
    expect(sample && text && image).toBeTruthy();
    expect(screen.getByText(text).closest('figure')?.textContent).toContain('sample words');
  }
});

test.each([
  ['Infants', '12 months to 19 months', 'infants'],
  ['Toddlers', '19 months to 3 years', 'toddlers'],
  ['Preschoolers', '3 to 6 years', 'preschoolers'],
  ['Kindergarten', '5 to 6 years', 'kindergarten'],
])('%s are %s old, and lead to their part of the program page', (title, ages, id) => {
  render(<Programs />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  const card = screen.getByRole('link', { name: title }).closest('li')!;
  expect(within(card).getByText(ages)).toBeDefined();
  expect(within(card).getByRole('link').getAttribute('href')).toBe(`/program#${id}`);
  expect(within(card).getByRole('img').getAttribute('alt')).toBeTruthy();
  expect(programs.find((program) => program.title === title)).toMatchObject({ id, description: ages });
});

/** The section once the code of its carousel has loaded. */
async function openGallery() {
  await act(async () => void render(<Gallery />));
  await screen.findAllByRole('tab', {}, { timeout: 5000 });
  return document.getElementById('main-gallery')!;
}

test('the gallery turns three pictures at a time', async () => {
  const section = await openGallery();
  expect(section.querySelector('[aria-roledescription=carousel]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next pictures' }));
  expect(section.textContent).toContain('Pictures 4 to 6 of 16');
});

test('the gallery says how large the classes are', async () => {
  const section = await openGallery();
  expect(section.textContent).toContain(
    'three classes of nine to twenty children each, aged twelve months to six years',
  );
});

test('each of the four kinds has four pictures, with words for who does not see them', () => {
  expect(new Set(galleryItems.map(({ id }) => id)).size).toBe(galleryItems.length);
  expect(galleryItems).toHaveLength(16);
  for (const { title } of galleryFilters.slice(1))
    expect(galleryItems.filter(({ kind }) => kind === title)).toHaveLength(4);
  for (const { id, large, title, alt } of galleryItems) {
    expect(id && title && alt).toBeTruthy();
    expect(large.widths.at(-1)).toBeGreaterThanOrEqual(800);
  }
});
