// The home page's gallery: tabs filter a carousel of pictures, and each picture opens in a lightbox.
import { useState } from 'react';

import { galleryFilters, galleryItems, galleryWords } from '#content/records/gallery.ts';
import { fill } from '#ui/motion/carousel-controls.tsx';
import { Carousel } from '#ui/motion/carousel.tsx';
import { FilterTabs } from '#ui/control/filter-tabs.tsx';
import { LightboxLink } from '#ui/overlay/lightbox-link.tsx';
import { useLightbox } from '#ui/overlay/use-lightbox.tsx';

const shapes = ['arch', 'roof', 'hill'] as const;
const sizes = '(max-width: 767px) 92vw, (max-width: 1023px) 46vw, 25rem';
const panelId = 'gallery-pictures';
const tabsId = 'gallery-tab';

export function GalleryCarousel({ labelledBy }: { labelledBy: string }) {
  const [filter, setFilter] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const { title } = galleryFilters[filter]!;
  const items = galleryItems.filter(({ kind }) => title === 'All' || kind === title);
  const lightbox = useLightbox({ title: galleryWords.title, items, words: galleryWords.lightbox });

  function choose(index: number) {
    const chosen = galleryFilters[index]!.title;
    const count = galleryItems.filter(({ kind }) => chosen === 'All' || kind === chosen).length;
    setFilter(index);
    setAnnouncement(fill(galleryWords.results, { title: chosen, count }));
  }

  function show(index: number, opener: HTMLElement) {
    // While a dialog is open the page is inert; afterwards Chromium would announce the status again.
    setAnnouncement('');
    return lightbox.open(index, opener);
  }

  return (
    <>
      <FilterTabs
        id={tabsId}
        label={galleryWords.filter}
        tabs={galleryFilters.map((each) => each.title)}
        selected={filter}
        onSelect={choose}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${tabsId}-${filter}`}>
        <Carousel
          key={title}
          labelledBy={labelledBy}
          view="gallery"
          words={galleryWords.carousel}
          beside={<p>{galleryWords.text}</p>}
          slides={items.map((item, index) => ({
            id: item.id,
            content: (
              <LightboxLink
                large={item.large}
                alt={item.alt}
                sizes={sizes}
                shape={shapes[index % 3]!}
                onOpen={(opener) => show(index, opener)}
              >
                <b>{item.title}</b> <span className="text-ink-soft">{item.kind}</span>
              </LightboxLink>
            ),
          }))}
        />
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      </div>
      {lightbox.element}
    </>
  );
}
