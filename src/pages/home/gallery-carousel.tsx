// The home page's gallery: tabs filter a carousel of pictures, and each picture opens in a lightbox.
import { galleryLang, text } from '#content/site/words/gallery.ts';
import { hasForeignGallery } from '#content/values/lists.ts';
import { galleryWords } from '#content/words/gallery.ts';
import { useGalleryFilter } from '#pages/shared-gallery/use-gallery-filter.tsx';
import { Carousel } from '#ui/motion/carousel.tsx';
import { LightboxLink } from '#ui/overlay/lightbox-link.tsx';

const sizes = '(max-width: 767px) 92vw, (max-width: 1023px) 46vw, 25rem';

export function GalleryCarousel({ labelledBy }: { labelledBy: string }) {
  const { title, items, announcement, openLightbox, lightbox, tabs, panel } = useGalleryFilter('gallery');
  // All of one height: above a lower one would be a hole.
  const ratio = items.every(({ picture: { width, height } }) => width > height) ? 'wide' : 'square';
  return (
    <>
      {tabs}
      <div {...panel} className="w-full min-w-0">
        <Carousel
          key={title}
          labelledBy={labelledBy}
          view="gallery"
          words={galleryWords.carousel}
          beside={<p {...galleryLang}>{text}</p>}
          slides={items.map((item, index) => ({
            id: item.id,
            content: (
              <LightboxLink
                picture={item.picture}
                sizes={sizes}
                shape="hill"
                ratio={ratio}
                onOpen={(opener) => openLightbox(index, opener)}
              >
                <b {...(hasForeignGallery && item.lang)}>{item.title}</b>{' '}
                <span className="text-ink-soft">{item.kind}</span>
              </LightboxLink>
            ),
          }))}
        />
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
      {lightbox}
    </>
  );
}
