import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { galleryItems } from '#content/values/lists.ts';
import { title as galleryTitle } from '#content/site/words/gallery.ts';
import { pictureCount } from '#content/words/gallery.ts';
import { HomeGallery } from '#pages/home/home-gallery.tsx';

/** The section once the code of its carousel has loaded. */
async function openGallery() {
  await act(async () => void render(<HomeGallery />));
  await screen.findAllByRole('tab', {}, { timeout: 5000 });
  return document.getElementById('main-gallery')!;
}
/** Pictures of the panel, in and out of view. */
const pictures = () => within(screen.getByRole('tabpanel')).getAllByRole('link', { hidden: true });
const choose = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

const kinds = new Set(galleryItems.map(({ kind }) => kind));

test.each([...kinds])('%s shows only its own pictures and says how many', async (kind) => {
  await openGallery();
  await choose(kind);
  const own = galleryItems.filter((item) => item.kind === kind);
  expect(pictures()).toHaveLength(own.length);
  for (const picture of pictures()) expect(picture.textContent).toContain(kind);
  expect(screen.getByText(`${kind}: ${pictureCount(own.length)}`).getAttribute('role')).toBe('status');
  await choose('All');
  expect(pictures()).toHaveLength(galleryItems.length);
});

test.runIf(galleryItems.length)(
  'a picture opens large, counts within its filter, and gives the focus back',
  async () => {
    await openGallery();
    // The kind with the most pictures.
    const counts = Map.groupBy(galleryItems, ({ kind }) => kind);
    const [kind, own] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]!;
    await choose(kind);
    const picture = pictures().at(-1)!;
    await userEvent.click(picture);
    const dialog = await screen.findByRole('dialog', { name: galleryTitle }, { timeout: 5000 });
    expect(within(dialog).getByRole('status').textContent).toContain(`${own.length} of ${own.length}`);
    // The message about the filter is not announced again when the window closes.
    expect(screen.queryByText(`${kind}: ${pictureCount(own.length)}`)).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(picture);
  },
);
