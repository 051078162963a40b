// The pictures of the gallery, in rows or as a masonry wall; each opens in a lightbox. Tabs filter them by kind, and a status announces the number of results.
import type { ComponentType } from 'react';

import { galleryItems, type GalleryItem } from '#content/values/lists.ts';
import { galleryLang, title as galleryTitle } from '#content/site/words/gallery.ts';
import { galleryWords } from '#content/words/gallery.ts';
import type { GalleryLayout } from './gallery-layouts.ts';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { BrickLink } from '#ui/overlay/brick-link.tsx';
import { LightboxLink } from '#ui/overlay/lightbox-link.tsx';
import { Masonry, type BrickHeight } from '#ui/media/masonry.tsx';
import { useLightbox } from '#ui/overlay/use-lightbox.tsx';

import { useGalleryFilter } from '#pages/shared-gallery/use-gallery-filter.tsx';

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
  none: AllPictures,
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

function FilteredPictures({ shape }: { shape: GalleryLayout['shape'] }) {
  const { items, announcement, openLightbox, lightbox, tabs, panel } = useGalleryFilter('pictures');
  const Arrangement = shapes[shape];
  return (
    <>
      {tabs}
      <p role="status" className="mt-4 min-h-6">
        {announcement}
      </p>
      <div {...panel} className="mt-4">
        <Arrangement items={items} onOpen={(index, opener) => void openLightbox(index, opener)} />
      </div>
      {lightbox}
    </>
  );
}

function AllPictures({ shape }: { shape: GalleryLayout['shape'] }) {
  const lightbox = useLightbox({
    title: <InLanguage lang={galleryLang}>{galleryTitle}</InLanguage>,
    items: galleryItems,
    words: galleryWords.lightbox,
  });
  const Arrangement = shapes[shape];
  return (
    <>
      <Arrangement items={galleryItems} onOpen={(index, opener) => void lightbox.open(index, opener)} />
      {lightbox.element}
    </>
  );
}

const houses = ['arch', 'roof', 'hill'] as const;

function Street({ items, onOpen }: PicturesProps) {
  return (
    <ul
      role="list"
      className="-mx-2 grid grid-cols-figures gap-y-10 phone:grid-cols-2 tablet:gap-y-12 wide:grid-cols-4"
    >
      {items.map((item, index) => (
        <li key={item.id} className="px-2">
          <LightboxLink
            picture={item.picture}
            sizes="(min-width: 60rem) 18rem, 46vw"
            shape={houses[index % houses.length]!}
            priority={index ? 'later' : 'hero'}
            onOpen={(opener) => onOpen(index, opener)}
          >
            <b className="w-full underline tablet:w-auto" {...item.lang}>
              {item.title}
            </b>{' '}
            <span className="text-ink-soft">{item.kind}</span>
          </LightboxLink>
        </li>
      ))}
    </ul>
  );
}

/** Repeated in this order, so that neighbours differ in any number of columns. */
const heights: readonly BrickHeight[] = ['tall', 'low', 'square', 'taller', 'low', 'tall', 'square'];

const looks = { low: 'hill', square: 'roof', tall: 'arch', taller: 'arch' } as const;

function Wall({ items, onOpen, view }: PicturesProps & { view: 'wall' | 'filter' }) {
  return (
    <Masonry
      view={view}
      bricks={items.map((item, index) => {
        const height = heights[index % heights.length]!;
        return {
          id: item.id,
          height,
          content: (
            <BrickLink
              picture={item.picture}
              shape={view === 'wall' ? 'plain' : looks[height]}
              sizes="(min-width: 56.25rem) 22rem, (min-width: 46.875rem) 46vw, 92vw"
              priority={index ? 'later' : 'hero'}
              onOpen={(opener) => onOpen(index, opener)}
            >
              <b className="underline" {...item.lang}>
                {item.title}
              </b>{' '}
              <span className="text-ink-soft">{item.kind}</span>
            </BrickLink>
          ),
        };
      })}
    />
  );
}
