// The gallery in any of its three layouts.
import { galleryItems } from '#content/values/lists.ts';
import { galleryLang, galleryPages, text, title } from '#content/site/words/gallery.ts';
import { galleryWords, pictureCount } from '#content/words/gallery.ts';
import { galleryLayouts } from './gallery-layouts.ts';
import { GalleryHead } from './gallery-head.tsx';
import { GalleryPictures } from './gallery-pictures.tsx';

import { Page } from '#pages/page.tsx';
import type { RouteOf } from '#routes.ts';

export function Gallery({ route: { path, variant } }: { route: RouteOf<'gallery'> }) {
  const { shape, filter } = galleryLayouts[variant];
  return (
    <Page path={path}>
      <GalleryHead
        {...(galleryPages[path] ?? { title, lead: text })}
        lang={galleryLang}
        count={galleryItems.length ? pictureCount(galleryItems.length) : ''}
      />
      {galleryItems.length ? (
        <GalleryPictures shape={shape} filter={filter} />
      ) : (
        <div className="wrap py-section">
          <p>{galleryWords.none}</p>
        </div>
      )}
    </Page>
  );
}
