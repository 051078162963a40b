// One picture of a lightbox. On phones it is as high as the stage and may be wider (ui/media/media.css): then it is moved sideways, by a
// drag, the wheel and, as a named region that takes the focus, the arrow keys (WCAG 2.1.1).
import { useLayoutEffect, useRef, useState } from 'react';

import { fillWords } from '#ui/fill-words.ts';
import { Picture } from '#ui/media/picture.tsx';

import type { LightboxItem, LightboxWords } from './lightbox.tsx';

interface LightboxSlideProps {
  item: LightboxItem;
  place: keyof typeof places;
  words: Pick<LightboxWords, 'failed' | 'pan'>;
}

const places = { before: '-translate-x-full', current: '', after: 'translate-x-full' } as const;

export function LightboxSlide({ item: { picture, title }, place, words }: LightboxSlideProps) {
  const slide = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState(false);
  const pans = usePan(slide, picture.focus);
  return (
    <div
      ref={slide}
      className={`absolute inset-0 flex touch-pinch-zoom overflow-x-auto overflow-y-clip focus-ring-inside transition-transform duration-gallery **:pointer-events-none **:filter-none ${places[place]}`}
      data-place={place}
      inert={place !== 'current'}
      tabIndex={-1}
      {...(pans &&
        place === 'current' && { role: 'region', tabIndex: 0, 'aria-label': fillWords(words.pan, { title }) })}
    >
      {missing ? (
        <p role={place === 'current' ? 'alert' : undefined} className="m-auto p-4 text-center text-lead">
          {words.failed}
        </p>
      ) : (
        <Picture
          picture={picture}
          sizes="(max-width: 39.99rem) and (max-aspect-ratio: 1/1) 200vw, 100vw"
          fit="pan"
          priority={place === 'current' ? 'hero' : 'later'}
          onFail={() => setMissing(true)}
        />
      )}
    </div>
  );
}

/** Whether the picture is wider than the slide. At first its subject is in the middle. */
function usePan(slide: { current: HTMLElement | null }, focus = '50%') {
  const [pans, setPans] = useState(false);
  useLayoutEffect(() => {
    const element = slide.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth } = element;
      setPans(scrollWidth > clientWidth + 1);
      element.scrollLeft = (Number.parseFloat(focus) / 100) * scrollWidth - clientWidth / 2;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [slide, focus]);
  return pans;
}

/** By how many px the picture of a slide can still be moved, to see more of it on its right (1) or left (-1). */
export const roomIn = ({ scrollLeft, scrollWidth, clientWidth }: Element, by: number) =>
  by > 0 ? scrollWidth - clientWidth - scrollLeft : scrollLeft;
