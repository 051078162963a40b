// The gallery in any of its three layouts.
import { galleryItems } from '#content/records/gallery.ts';
import { galleryPage, galleryPageWords } from '#content/words/gallery-pages.ts';
import { type GalleryLayout, galleryLayouts } from '#content/layouts/gallery.ts';
import { GalleryHead } from './gallery-head.tsx';
import { GalleryPictures } from './gallery-pictures.tsx';
import { Sections } from '#ui/hydration/part.tsx';

import { withLayout } from '#pages/with-layout.tsx';

export const Gallery = withLayout(GalleryPage, galleryLayouts);

function GalleryPage({ shape, filter }: GalleryLayout) {
  return (
    <Sections>
      <GalleryHead {...galleryPage[shape]} count={galleryPageWords.count(galleryItems.length)} />
      <GalleryPictures shape={shape} filter={filter} />
    </Sections>
  );
}
