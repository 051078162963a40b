// A carousel of one picture at a time, with arrows and a dot per picture. Without scripts it is a row with scroll snapping.
// https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
import type { ReactNode } from 'react';

import { fillWords } from '#ui/fill-words.ts';
import { CarouselControls, type CarouselWords } from './carousel-controls.tsx';
import { SlideTrack } from './slide-track.tsx';
import { useSlides } from './use-slides.ts';

export interface SlideshowWords extends CarouselWords {
  /** Accessible names of the row of dots, and of one dot: {first}, {title}. */
  dots: string;
  dot: string;
}

interface SlideshowProps {
  name: string;
  slides: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  words: SlideshowWords;
}

/** A small disc in the middle of the target; the current one is larger and filled. */
const dotClasses =
  'grid size-target place-items-center rounded-full before:size-4 before:rounded-full before:border-2 before:border-ink current:before:size-6 ' +
  'current:before:bg-ink forced-colors:current:before:bg-focus forced-colors:current:before:forced-color-adjust-none';

export function Slideshow({ name, slides: items, words }: SlideshowProps) {
  const slides = useSlides({ count: items.length });
  return (
    <div role="group" aria-roledescription={words.carousel} aria-label={name} className="min-w-0">
      <SlideTrack slides={slides} items={items} view="single" words={words} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <ul role="list" aria-label={words.dots} className="flex flex-wrap no-scripts:hidden">
          {items.map(({ id, title }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-label={fillWords(words.dot, { first: index + 1, title })}
                aria-current={index === slides.page || undefined}
                className={dotClasses}
                onClick={() => slides.show(index)}
              />
            </li>
          ))}
        </ul>
        <CarouselControls words={words} slides={slides} />
      </div>
    </div>
  );
}
