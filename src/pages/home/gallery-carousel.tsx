// The filter, the street of houses that it chooses from, and the lightbox that a house opens.
import { useState } from 'react';

import { galleryFilters, galleryItems, galleryWords } from '#content/records/gallery.ts';
import { fill } from '#ui/motion/carousel-controls.tsx';
import { Carousel } from '#ui/motion/carousel.tsx';
import { FilterTabs } from '#ui/control/filter-tabs.tsx';
import { LightboxLink } from '#ui/overlay/lightbox-link.tsx';
import { useLightbox } from '#ui/overlay/use-lightbox.tsx';

const houses = ['arch', 'roof', 'hill'] as const;
const sizes = '(max-width: 767px) 92vw, (max-width: 1023px) 46vw, 25rem';
const panel = 'gallery-pictures';
const tab = 'gallery-tab';

export function GalleryCarousel({ labelledBy }: { labelledBy: string }) {
  const [filter, setFilter] = useState(0);
  const [said, setSaid] = useState('');
  const { title } = galleryFilters[filter]!;
  const items = galleryItems.filter(({ kind }) => title === 'All' || kind === title);
  const lightbox = useLightbox({ title: galleryWords.title, items, words: galleryWords.lightbox });

  function choose(index: number) {
    const chosen = galleryFilters[index]!.title;
    const count = galleryItems.filter(({ kind }) => chosen === 'All' || kind === chosen).length;
    setFilter(index);
    setSaid(fill(galleryWords.results, { title: chosen, count }));
  }

  function show(index: number, opener: HTMLElement) {
    // The page behind a window goes and comes back, and Chromium would say its status again.
    setSaid('');
    return lightbox.open(index, opener);
  }

  return (
    <>
      <FilterTabs
        id={tab}
        label={galleryWords.filter}
        tabs={galleryFilters.map((each) => each.title)}
        selected={filter}
        onSelect={choose}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-labelledby={`${tab}-${filter}`}>
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
                shape={houses[index % 3]!}
                onOpen={(opener) => show(index, opener)}
              >
                <b>{item.title}</b> <span className="text-ink-soft">{item.kind}</span>
              </LightboxLink>
            ),
          }))}
        />
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </div>
      {lightbox.element}
    </>
  );
}
