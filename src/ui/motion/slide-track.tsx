// The slides of a carousel in their row. Without scripts, and before they arrive, it is a list with scroll snapping.
import type { ReactNode } from 'react';

import { fillWords } from '#ui/fill-words.ts';
import type { CarouselWords } from './carousel-controls.tsx';
import type { CarouselView } from './slides-per-view.ts';
import type { Slides } from './use-slides.ts';

interface SlideTrackProps {
  slides: Slides;
  items: readonly { readonly id: string; readonly content: ReactNode }[];
  view: CarouselView;
  words: CarouselWords;
  align?: SlideAlign;
  frame?: TrackFrame | undefined;
}

const aligns = { start: 'items-start', end: 'items-end', stretch: 'items-stretch' } as const;

/** Where slides stand that are lower than the highest. */
export type SlideAlign = keyof typeof aligns;

/** What is around and between the slides: `none`, the compartments of a shelf, one board below all, or only more space. */
const frames = {
  none: '',
  shelf:
    'carousel-shelf rounded-panel border-plank border-wood bg-wood forced-colors:border-2 forced-colors:border-ink',
  board: 'carousel-board border-b-plank border-wood shadow-plank forced-colors:border-b-2 forced-colors:border-ink',
  lines: 'carousel-lines',
} as const;

export type TrackFrame = keyof typeof frames;

export function SlideTrack({ slides, items, view, words, align = 'end', frame = 'none' }: SlideTrackProps) {
  const { viewport, isReady, isInView, count } = slides;
  return (
    <div
      ref={viewport}
      className={`carousel-view carousel-${view} print:overflow-visible! ${frames[frame]}`}
      data-ready={isReady || undefined}
      // Before Embla is ready it is a scrollable region, which must be focusable and therefore needs a role and a name.
      {...(isReady
        ? {}
        : { tabIndex: 0, role: 'region', 'aria-label': fillWords(words.several, { first: 1, last: count, count }) })}
    >
      <div className={`carousel-track flex h-full ${view === 'single' ? '' : 'print:grid-cols-4'} ${aligns[align]}`}>
        {items.map(({ id, content }, index) => (
          <div
            key={id}
            role="group"
            aria-roledescription={words.slide}
            aria-label={fillWords(words.slideName, { first: index + 1, count })}
            className="carousel-slide print:break-inside-avoid print:opacity-100!"
            inert={isReady && !isInView(index)}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
