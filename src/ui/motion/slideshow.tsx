// A carousel of one picture at a time, with arrows and a dot per picture. Without scripts it is a row with scroll snapping.
// https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type ReactNode } from 'react';

import { fillWords } from '#ui/fill-words.ts';
import { CarouselControls, type CarouselWords } from './carousel-controls.tsx';
import { useReducedMotion } from './reduced-motion.ts';

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

export function Slideshow({ name, slides, words }: SlideshowProps) {
  const count = slides.length;
  const [current, setCurrent] = useState(0);
  const jump = useReducedMotion();
  const [viewport, embla] = useEmblaCarousel({ loop: true, watchFocus: false, ...(jump ? { duration: 0 } : {}) });

  useEffect(() => {
    if (!embla) return;
    const read = () => setCurrent(embla.selectedScrollSnap());
    embla.on('select', read);
    return () => void embla.off('select', read);
  }, [embla]);

  const isReady = embla !== undefined;
  return (
    <div role="group" aria-roledescription={words.carousel} aria-label={name} className="carousel">
      <div
        ref={viewport}
        className="carousel-view carousel-single"
        data-ready={isReady || undefined}
        // Before Embla is ready it is a scrollable region, which must be focusable and therefore needs a role and a name.
        {...(isReady
          ? {}
          : { tabIndex: 0, role: 'region', 'aria-label': fillWords(words.several, { first: 1, last: count, count }) })}
      >
        <div className="carousel-track">
          {slides.map(({ id, content }, index) => (
            <div
              key={id}
              role="group"
              aria-roledescription={words.slide}
              aria-label={fillWords(words.slideName, { first: index + 1, count })}
              className="carousel-slide"
              inert={isReady && index !== current}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className="slideshow-foot">
        <ul role="list" aria-label={words.dots} className="dots no-scripts:hidden">
          {slides.map(({ id, title }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-label={fillWords(words.dot, { first: index + 1, title })}
                aria-current={index === current || undefined}
                className="dot"
                onClick={() => embla?.scrollTo(index, jump)}
              />
            </li>
          ))}
        </ul>
        <CarouselControls
          words={words}
          first={current + 1}
          last={current + 1}
          count={count}
          onTurn={(by) => (by > 0 ? embla?.scrollNext(jump) : embla?.scrollPrev(jump))}
        />
      </div>
    </div>
  );
}
