import type { GalleryItem } from './gallery.sample.ts';
import { pictureFiles } from './picture-files.ts';

export * from './gallery.sample.ts';

export const galleryItems: readonly GalleryItem[] = [
  { id: 'paint', large: pictureFiles['art-table'], alt: 'Paint on a table', title: 'Paint', kind: 'Drawing' },
  { id: 'beads', large: pictureFiles['cur-math'], alt: 'Beads in tens', title: 'Tens', kind: 'Education' },
  { id: 'train', large: pictureFiles['train-track'], alt: 'A train on a track', title: 'The train', kind: 'Game' },
  { id: 'soup', large: pictureFiles.lunch, alt: 'Soup and bread', title: 'Soup', kind: 'Lunch' },
  { id: 'boats', large: pictureFiles['paper-boats'], alt: 'Boats of paper', title: 'Boats', kind: 'Drawing' },
];
