/** The words of the three gallery pages. */
import type { GalleryLayout } from '#content/layouts/gallery.ts';

export const galleryPage: Record<GalleryLayout['shape'], { readonly title: string; readonly lead: string }> = {
  street: {
    title: 'Pictures of our days',
    lead: 'Open a door to see more of it. The children are wooden dolls: no child’s face is ever shown here.',
  },
  wall: {
    title: 'A wall of small moments',
    lead: 'Some days fit into one picture. Choose any of them to see it large.',
  },
  'filter-wall': {
    title: 'What do you want to see?',
    lead: 'Drawing, learning, games or lunch: choose a kind, and the wall shows only that.',
  },
};

export const galleryPageWords = {
  count: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
} as const;
