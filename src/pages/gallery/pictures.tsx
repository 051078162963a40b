// All pictures of the gallery, as a street of houses on boards or as a wall; each opens large. With tabs one chooses a kind, and hears how many there are.
import { useState, type ComponentType } from 'react';

import { galleryFilters, galleryItems, galleryWords, type GalleryItem } from '#content/records/gallery.ts';
import type { GalleryLayout } from '#content/layouts/gallery.ts';
import { BrickLink } from '#ui/overlay/brick-link.tsx';
import { fill } from '#ui/motion/carousel-controls.tsx';
import { FilterTabs } from '#ui/control/filter-tabs.tsx';
import { LightboxLink } from '#ui/overlay/lightbox-link.tsx';
import { Masonry, type BrickHeight } from '#ui/media/masonry.tsx';
import { useLightbox } from '#ui/overlay/use-lightbox.tsx';

interface ShownProps {
  items: readonly GalleryItem[];
  onOpen: (index: number, opener: HTMLElement) => void;
}

const shapes: Record<GalleryLayout['shape'], ComponentType<ShownProps>> = {
  street: Street,
  wall: (props) => <Wall view="wall" {...props} />,
  'filter-wall': (props) => <Wall view="filter" {...props} />,
};
const filters: Record<GalleryLayout['filter'], ComponentType<{ shape: GalleryLayout['shape'] }>> = {
  none: ({ shape }) => <Openable shape={shape} items={galleryItems} />,
  tabs: Filtered,
};

export function Pictures({ shape, filter }: GalleryLayout) {
  const Choice = filters[filter];
  return (
    <div className="wrap py-section">
      <Choice shape={shape} />
    </div>
  );
}

const panel = 'pictures';
const tab = 'kind';

function Filtered({ shape }: { shape: GalleryLayout['shape'] }) {
  const [filter, setFilter] = useState(0);
  const [said, setSaid] = useState('');
  const ofKind = (title: string) => galleryItems.filter(({ kind }) => title === 'All' || kind === title);
  const { title } = galleryFilters[filter]!;

  function choose(index: number) {
    const chosen = galleryFilters[index]!.title;
    setFilter(index);
    setSaid(fill(galleryWords.results, { title: chosen, count: ofKind(chosen).length }));
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
      <p role="status" className="mt-4 min-h-6">
        {said}
      </p>
      <div id={panel} role="tabpanel" aria-labelledby={`${tab}-${filter}`} className="mt-4">
        <Openable shape={shape} items={ofKind(title)} />
      </div>
    </>
  );
}

function Openable({ shape, items }: { shape: GalleryLayout['shape']; items: readonly GalleryItem[] }) {
  const lightbox = useLightbox({ title: galleryWords.title, items, words: galleryWords.lightbox });
  const Shown = shapes[shape];
  return (
    <>
      <Shown items={items} onOpen={(index, opener) => void lightbox.open(index, opener)} />
      {lightbox.element}
    </>
  );
}

const houses = ['arch', 'roof', 'hill'] as const;

function Street({ items, onOpen }: ShownProps) {
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

/** In turns, so that no two neighbours are alike whatever the number of columns. */
const heights: readonly BrickHeight[] = ['tall', 'low', 'square', 'taller', 'low', 'tall', 'square'];

function Wall({ items, onOpen, view }: ShownProps & { view: 'wall' | 'filter' }) {
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
