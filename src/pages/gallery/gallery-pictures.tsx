// The pictures of the gallery, in rows of houses or as a masonry wall; each opens in a lightbox. Tabs filter them by kind, and a status announces the number of results.
import type { ComponentType } from 'react';

import { galleryItems, type GalleryItem } from '#content/values/lists.ts';
import { galleryLang, title as galleryTitle } from '#content/site/words/gallery.ts';
import { galleryWords } from '#content/words/gallery.ts';
import type { GalleryLayout } from './gallery-layouts.ts';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { BrickLink } from '#ui/overlay/brick-link.tsx';
import { LightboxLink } from '#ui/overlay/lightbox-link.tsx';
import { Masonry } from '#ui/media/masonry.tsx';
import { useLightbox } from '#ui/overlay/use-lightbox.tsx';

import { frameOf } from '#pages/shared-gallery/frame-of.ts';
import { useGalleryFilter } from '#pages/shared-gallery/use-gallery-filter.tsx';

interface PicturesProps {
  items: readonly GalleryItem[];
  onOpen: (index: number, opener: HTMLElement) => void;
}

const shapes: Record<GalleryLayout['shape'], ComponentType<PicturesProps>> = {
  street: (props) => <Street view="street" {...props} />,
  wall: Wall,
  rows: (props) => <Street view="rows" {...props} />,
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

/** Of houses of one height: ui/media/media.css. */
const widths = { wide: '', square: 'narrow', house: 'narrower' } as const;

const streets = {
  street: { className: 'street', sizes: '(min-width: 60rem) 25rem, (min-width: 40rem) 46vw, 92vw' },
  rows: { className: 'street street-rows', sizes: '(min-width: 56.25rem) 37rem, (min-width: 46.875rem) 46vw, 92vw' },
} as const;

/** In rows of three the first pictures are larger, two in a row, if they are wide: two or four, so that none stands alone at the end. */
const largerOf = (count: number) => ((count % 3) * 4) % 6;
const largerWidth = 'wide:max-w-1/2 wide:basis-5/12';

function Street({ items, onOpen, view }: PicturesProps & { view: keyof typeof streets }) {
  const frames = items.map(({ picture }) => frameOf(picture, view === 'street'));
  const first = view === 'rows' ? frames.slice(0, largerOf(items.length)) : [];
  const larger = first.every(({ ratio }) => ratio === 'wide') ? first.length : 0;
  return (
    <ul role="list" className={streets[view].className}>
      {items.map((item, index) => {
        const frame = frames[index]!;
        return (
          <li key={item.id} className={index < larger ? largerWidth : widths[frame.ratio]}>
            <LightboxLink
              picture={item.picture}
              sizes={streets[view].sizes}
              {...frame}
              priority={index ? 'later' : 'hero'}
              onOpen={(opener) => onOpen(index, opener)}
            >
              <b className="underline" {...item.lang}>
                {item.title}
              </b>{' '}
              <span className="w-full text-ink-soft">{item.kind}</span>
            </LightboxLink>
          </li>
        );
      })}
    </ul>
  );
}

function Wall({ items, onOpen }: PicturesProps) {
  return (
    <Masonry
      bricks={items.map((item, index) => {
        const { ratio, shape } = frameOf(item.picture);
        return {
          id: item.id,
          height: ratio,
          content: (
            <BrickLink
              picture={item.picture}
              shape={shape}
              sizes="(min-width: 56.25rem) 18rem, (min-width: 46.875rem) 46vw, 92vw"
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
