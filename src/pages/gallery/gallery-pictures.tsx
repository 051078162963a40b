// The pictures of the gallery, in rows or as a masonry wall; each opens in a lightbox. Tabs filter them by kind, and a status announces the number of results.
import { useState, type ComponentType } from 'react';

import { galleryFilters, galleryItems, galleryWords, type GalleryItem } from '#content/records/gallery.ts';
import type { GalleryLayout } from '#content/layouts/gallery.ts';
import { BrickLink } from '#ui/overlay/brick-link.tsx';
import { fill } from '#ui/motion/carousel-controls.tsx';
import { FilterTabs } from '#ui/control/filter-tabs.tsx';
import { LightboxLink } from '#ui/overlay/lightbox-link.tsx';
import { Masonry, type BrickHeight } from '#ui/media/masonry.tsx';
import { useLightbox } from '#ui/overlay/use-lightbox.tsx';

interface PicturesProps {
  items: readonly GalleryItem[];
  onOpen: (index: number, opener: HTMLElement) => void;
}

const shapes: Record<GalleryLayout['shape'], ComponentType<PicturesProps>> = {
  street: Street,
  wall: (props) => <Wall view="wall" {...props} />,
  'filter-wall': (props) => <Wall view="filter" {...props} />,
};
const filters: Record<GalleryLayout['filter'], ComponentType<{ shape: GalleryLayout['shape'] }>> = {
  none: ({ shape }) => <PicturesWithLightbox shape={shape} items={galleryItems} />,
  tabs: FilteredPictures,
};

export function GalleryPictures({ shape, filter }: GalleryLayout) {
  const Filter = filters[filter];
  return (
    <div className="wrap py-section">
      <Filter shape={shape} />
    </div>
  );
}

const panelId = 'pictures';
const tabsId = 'kind';

function FilteredPictures({ shape }: { shape: GalleryLayout['shape'] }) {
  const [filter, setFilter] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const ofKind = (title: string) => galleryItems.filter(({ kind }) => title === 'All' || kind === title);
  const { title } = galleryFilters[filter]!;

  function choose(index: number) {
    const chosen = galleryFilters[index]!.title;
    setFilter(index);
    setAnnouncement(fill(galleryWords.results, { title: chosen, count: ofKind(chosen).length }));
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
      <p role="status" className="mt-4 min-h-6">
        {announcement}
      </p>
      <div id={panelId} role="tabpanel" aria-labelledby={`${tabsId}-${filter}`} className="mt-4">
        <PicturesWithLightbox shape={shape} items={ofKind(title)} />
      </div>
    </>
  );
}

function PicturesWithLightbox({ shape, items }: { shape: GalleryLayout['shape']; items: readonly GalleryItem[] }) {
  const lightbox = useLightbox({ title: galleryWords.title, items, words: galleryWords.lightbox });
  const Arrangement = shapes[shape];
  return (
    <>
      <Arrangement items={items} onOpen={(index, opener) => void lightbox.open(index, opener)} />
      {lightbox.element}
    </>
  );
}

const houses = ['arch', 'roof', 'hill'] as const;

function Street({ items, onOpen }: PicturesProps) {
  return (
    <ul role="list" className="street">
      {items.map((item, index) => (
        <li key={item.id} className="street-house">
          <LightboxLink
            large={item.large}
            alt={item.alt}
            sizes="(min-width: 60rem) 18rem, (min-width: 40rem) 46vw, 92vw"
            shape={houses[index % houses.length]!}
            priority={index ? 'later' : 'hero'}
            onOpen={(opener) => onOpen(index, opener)}
          >
            <b>{item.title}</b> <span className="text-ink-soft">{item.kind}</span>
          </LightboxLink>
        </li>
      ))}
    </ul>
  );
}

/** Repeated in this order, so that neighbours differ in any number of columns. */
const heights: readonly BrickHeight[] = ['tall', 'low', 'square', 'taller', 'low', 'tall', 'square'];

function Wall({ items, onOpen, view }: PicturesProps & { view: 'wall' | 'filter' }) {
  return (
    <Masonry
      view={view}
      bricks={items.map((item, index) => ({
        id: item.id,
        height: heights[index % heights.length]!,
        content: (
          <BrickLink
            large={item.large}
            alt={item.alt}
            sizes="(min-width: 56.25rem) 22rem, (min-width: 46.875rem) 46vw, 92vw"
            priority={index ? 'later' : 'hero'}
            onOpen={(opener) => onOpen(index, opener)}
          >
            <b>{item.title}</b> <span className="text-ink-soft">{item.kind}</span>
          </BrickLink>
        ),
      }))}
    />
  );
}
