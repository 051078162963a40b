// Our Gallery: a heading and the filtered carousel.
import { galleryLang, title as galleryTitle } from '#content/site/words/gallery.ts';
import { GalleryCarousel } from './gallery-carousel.tsx';
import { Part } from '#runtime/part.tsx';

const anchor = 'main-gallery';

export function HomeGallery() {
  const heading = 'gallery-title';
  return (
    <section id={anchor} className="bg-paper-2 py-section">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-8 gap-y-6 wide:gap-y-12">
        {/* Focusable, because the menu entry "Our Gallery" moves the focus here. */}
        <h2 id={heading} tabIndex={-1} {...galleryLang}>
          {galleryTitle}
        </h2>
        <Part>
          <GalleryCarousel labelledBy={heading} />
        </Part>
      </div>
    </section>
  );
}
