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

export function Slideshow({ name, slides: items, words }: SlideshowProps) {
  const slides = useSlides({ count: items.length });
  return (
    <div role="group" aria-roledescription={words.carousel} aria-label={name} className="carousel">
      <SlideTrack slides={slides} items={items} view="single" words={words} />
      <div className="slideshow-foot">
        <ul role="list" aria-label={words.dots} className="dots no-scripts:hidden">
          {items.map(({ id, title }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-label={fillWords(words.dot, { first: index + 1, title })}
                aria-current={index === slides.page || undefined}
                className="dot"
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
