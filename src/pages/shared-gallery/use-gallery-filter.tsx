import { useState } from 'react';

import { galleryLang, title as galleryTitle } from '#content/site/words/gallery.ts';
import { galleryItems } from '#content/values/lists.ts';
import { filtersOf, galleryWords, pictureCount } from '#content/words/gallery.ts';
import { fillWords } from '#ui/fill-words.ts';
import { FilterTabs } from '#ui/control/filter-tabs.tsx';
import { useLightbox } from '#ui/overlay/use-lightbox.tsx';

const galleryFilters = filtersOf(galleryItems);
const itemsOf = (title: string) => galleryItems.filter(({ kind }) => title === 'All' || kind === title);

/**
 * A gallery that tabs filter by kind, and whose pictures open in a lightbox.
 * @param id prefix of the ids of the tabs and of the panel, unique on the page
 */
export function useGalleryFilter(id: string) {
  const [selected, setSelected] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const title = galleryFilters[selected]!;
  const items = itemsOf(title);
  const lightbox = useLightbox({
    title: galleryLang ? <span {...galleryLang}>{galleryTitle}</span> : galleryTitle,
    items,
    words: galleryWords.lightbox,
  });

  function select(index: number) {
    const chosen = galleryFilters[index]!;
    setSelected(index);
    setAnnouncement(fillWords(galleryWords.results, { title: chosen, pictures: pictureCount(itemsOf(chosen).length) }));
  }

  return {
    title,
    items,
    /** The number of pictures after a change of the filter, for a live region. */
    announcement,
    openLightbox(index: number, opener: HTMLElement) {
      // The page is inert while a dialog is open; when it no longer is, Chromium would announce a status again.
      setAnnouncement('');
      return lightbox.open(index, opener);
    },
    lightbox: lightbox.element,
    tabs: (
      <FilterTabs
        id={`${id}-tab`}
        label={galleryWords.filter}
        tabs={galleryFilters}
        selected={selected}
        onSelect={select}
        panelId={`${id}-panel`}
      />
    ),
    /** Attributes of the panel that the tabs control. */
    panel: { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-tab-${selected}` } as const,
  };
}
