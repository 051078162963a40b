// Our Gallery: a street of houses with pictures. What turns, filters and opens is its own chunk, fetched when the street comes near.
import { galleryWords } from '#content/records/gallery.ts';
import { hydrateOnVisible } from '#ui/hydration/hydrate-on-visible.tsx';
import { Part } from '#ui/hydration/part.tsx';

const anchor = 'main-gallery';

const GalleryCarousel = hydrateOnVisible<{ labelledBy: string }>(anchor, async () => ({
  default: (await import('./gallery-carousel.tsx')).GalleryCarousel,
}));

export function Gallery() {
  const heading = 'gallery-title';
  return (
    <section id={anchor} className="bg-paper-2 py-section">
      <div className="wrap gallery-grid">
        {/* The menu's "Our Gallery" brings the focus here. */}
        <h2 id={heading} tabIndex={-1}>
          {galleryWords.title}
        </h2>
        <Part box="none">
          <GalleryCarousel labelledBy={heading} />
        </Part>
      </div>
    </section>
  );
}
