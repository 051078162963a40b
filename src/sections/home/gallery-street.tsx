// The filter, the street of houses that it chooses from, and the lightbox that a house opens.
import { useRef, useState } from 'react';

import { galleryFilters, galleryItems, galleryWords } from '#content/gallery.ts';
import { fill } from '#ui/carousel-controls.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { FilterTabs } from '#ui/filter-tabs.tsx';
import { largest, LightboxLink } from '#ui/lightbox-link.tsx';
import type { Lightbox as LightboxPart } from '#ui/lightbox.tsx';

const houses = ['arch', 'roof', 'hill'] as const;
const sizes = '(max-width: 767px) 92vw, (max-width: 1023px) 46vw, 25rem';
const panel = 'gallery-pictures';
const tab = 'gallery-tab';

export function GalleryStreet({ labelledBy }: { labelledBy: string }) {
  const [filter, setFilter] = useState(0);
  const [said, setSaid] = useState('');
  const { title } = galleryFilters[filter]!;
  const items = galleryItems.filter(({ kind }) => title === 'All' || kind === title);
  const lightbox = useLightbox();

  function choose(index: number) {
    const chosen = galleryFilters[index]!.title;
    const count = galleryItems.filter(({ kind }) => chosen === 'All' || kind === chosen).length;
    setFilter(index);
    setSaid(fill(galleryWords.results, { title: chosen, count }));
  }

  const { Lightbox, opened } = lightbox;
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
                onOpen={(opener) => lightbox.open(index, opener, largest(item.large))}
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
      {Lightbox && opened && (
        <Lightbox
          key={opened.times}
          title={galleryWords.title}
          items={items}
          open={opened.open}
          start={opened.index}
          onClose={lightbox.close}
          returnTo={() => opened.opener}
          words={galleryWords.lightbox}
        />
      )}
    </>
  );
}

/** Fetches the lightbox when it is first wanted. If it does not come, the link does what links do: it shows the large picture. */
function useLightbox() {
  const [Lightbox, setLightbox] = useState<typeof LightboxPart>();
  const [opened, setOpened] = useState<{ index: number; opener: HTMLElement; open: boolean; times: number }>();
  const times = useRef(0);

  return {
    Lightbox,
    opened,
    async open(index: number, opener: HTMLElement, address: string) {
      try {
        const part = await import('#ui/lightbox.tsx');
        setLightbox(() => part.Lightbox);
        times.current += 1;
        setOpened({ index, opener, open: true, times: times.current });
      } catch {
        window.location.assign(address);
      }
    },
    close: () => setOpened((now) => now && { ...now, open: false }),
  };
}
