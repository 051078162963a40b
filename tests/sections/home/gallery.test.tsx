import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { galleryFilters, galleryItems } from '#content/gallery.ts';
import { Gallery } from '#sections/home/gallery.tsx';

import { closeWindow, openWindow } from '../../ui/window.ts';

beforeEach(() => openWindow());
afterEach(closeWindow);

/** The section once its street has been fetched. */
async function openGallery() {
  await act(async () => void render(<Gallery />));
  await screen.findAllByRole('tab', {}, { timeout: 5000 });
  return document.getElementById('main-gallery')!;
}
/** Pictures of the panel, in and out of view. */
const pictures = () => within(screen.getByRole('tabpanel')).getAllByRole('link', { hidden: true });
const choose = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

test('the gallery has its anchor, and a heading that can take the focus (R75)', async () => {
  const section = await openGallery();
  const heading = within(section).getByRole('heading', { level: 2, name: 'Our Gallery' });
  heading.focus();
  expect(document.activeElement).toBe(heading);
});

test('the gallery turns three pictures at a time (R79, U11)', async () => {
  const section = await openGallery();
  expect(section.querySelector('[aria-roledescription=carousel]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next pictures' }));
  expect(section.textContent).toContain('Pictures 4 to 6 of 16');
});

test('the filter has All, Drawing, Education, Game and Lunch, and All is chosen (R80, R81, K29)', async () => {
  await openGallery();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'All',
    'Drawing',
    'Education',
    'Game',
    'Lunch',
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All');
  expect(pictures()).toHaveLength(galleryItems.length);
});

test.each(['Drawing', 'Education', 'Game', 'Lunch'])(
  '%s shows only its own pictures and says how many (R82)',
  async (kind) => {
    await openGallery();
    await choose(kind);
    const own = galleryItems.filter((item) => item.kind === kind);
    expect(pictures()).toHaveLength(own.length);
    for (const picture of pictures()) expect(picture.textContent).toContain(kind);
    expect(screen.getByText(`${kind}: ${own.length} pictures`).getAttribute('role')).toBe('status');
    await choose('All');
    expect(pictures()).toHaveLength(galleryItems.length);
  },
);

test('the gallery says how large the classes are (K19)', async () => {
  const section = await openGallery();
  expect(section.textContent).toContain(
    'three classes of nine to twenty children each, aged twelve months to six years',
  );
});

test('a picture opens large, counts within its filter, and gives the focus back (U32, A14)', async () => {
  await openGallery();
  await choose('Lunch');
  const picture = pictures()[1]!;
  await userEvent.click(picture);
  const dialog = await screen.findByRole('dialog', { name: 'Our Gallery' }, { timeout: 5000 });
  expect(within(dialog).getByRole('status').textContent).toContain('2 of 4');
  // What was said of the filter is not said again when the window closes.
  expect(screen.queryByText('Lunch: 4 pictures')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(picture);
});

test('each of the four kinds has four pictures, with words for who does not see them (K27, K29)', () => {
  expect(new Set(galleryItems.map(({ id }) => id)).size).toBe(galleryItems.length);
  expect(galleryItems).toHaveLength(16);
  for (const { title } of galleryFilters.slice(1))
    expect(galleryItems.filter(({ kind }) => kind === title)).toHaveLength(4);
  for (const { id, large, title, alt } of galleryItems) {
    expect(id && title && alt).toBeTruthy();
    expect(large.widths.at(-1)).toBeGreaterThanOrEqual(800);
  }
});
