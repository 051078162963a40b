// A row of slides, changed with buttons, a swipe or a drag. Without scripts it is a list with scroll snapping.
// https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

import { fillWords } from '#ui/fill-words.ts';
import { CarouselControls, type CarouselWords } from './carousel-controls.tsx';
import { useReducedMotion } from './reduced-motion.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useSlidesPerView, type CarouselView } from './slides-per-view.ts';

interface CarouselProps {
  /** Id of the heading that names the carousel. */
  labelledBy: string;
  slides: readonly { id: string; content: ReactNode }[];
  view: CarouselView;
  words: CarouselWords;
  /** Interval of automatic rotation in ms; none without it. */
  autoplay?: number;
  layout?: keyof typeof layouts;
  /** Content beside the controls. */
  beside?: ReactNode;
}

const layouts = {
  /** The controls in a row below the slides. */
  below: {
    region: 'carousel',
    foot: 'mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4',
    position: 'before',
  },
  /** The controls over the bottom of the slides' texts. */
  within: { region: 'carousel carousel-within', foot: 'carousel-within-foot', position: 'after' },
} as const;

export function Carousel({ labelledBy, slides, view, words, autoplay, layout = 'below', beside }: CarouselProps) {
  const count = slides.length;
  const shown = useSlidesPerView(view, count);
  const turns = count > shown;
  const reduced = useReducedMotion();
  const rotation = useAutoplay('stop');
  const { viewport, isReady, group, turn } = useSlideGroups({ count, shown, jump: reduced });

  const rotating = autoplay !== undefined && turns && isReady && rotation.running;
  useEffect(() => {
    if (!rotating) return;
    const clock = setInterval(() => turn(1), autoplay);
    return () => clearInterval(clock);
  }, [rotating, autoplay, turn]);

  const first = Math.min(group * shown, count - shown);
  const { region, foot, position } = layouts[layout];
  const controls = turns && (
    <CarouselControls
      words={words}
      first={first + 1}
      last={first + shown}
      count={count}
      onTurn={turn}
      autoplay={autoplay === undefined ? undefined : rotation}
      position={position}
    />
  );
  return (
    <div
      role="group"
      aria-roledescription={words.carousel}
      aria-labelledby={labelledBy}
      className={region}
      {...(autoplay === undefined ? {} : rotation.pauseHandlers)}
    >
      {autoplay !== undefined && controls}
      <div
        ref={viewport}
        className={`carousel-view carousel-${view}`}
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
              inert={isReady && (index < first || index >= first + shown)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {(beside || (controls && autoplay === undefined)) && (
        <div className={foot}>
          {beside}
          {autoplay === undefined && controls}
        </div>
      )}
    </div>
  );
}

/**
 * Connects Embla. A single slide in view loops. Several slides in view move by groups, and after the last group rewind to the first: looping would show
 * the last slide before the first, but the tab order would be different (WCAG 2.4.3).
 */
function useSlideGroups({ count, shown, jump }: { count: number; shown: number; jump: boolean }) {
  const scrolled = useRef(0);
  const [group, setGroup] = useState(0);
  const [attach, embla] = useEmblaCarousel({
    active: count > shown,
    loop: shown === 1,
    slidesToScroll: shown,
    align: 'start',
    containScroll: 'trimSnaps',
    // Embla's focus handling also moves slides that are already in view.
    watchFocus: false,
    ...(jump ? { duration: 0 } : {}),
  });

  const viewport = useCallback(
    (node: HTMLElement | null) => {
      // Keeps the scroll position that the visitor chose before hydration.
      if (node?.scrollLeft) scrolled.current = Math.round(node.scrollLeft / node.clientWidth);
      attach(node);
    },
    [attach],
  );

  useEffect(() => {
    if (!embla) return;
    const read = () => setGroup(embla.selectedScrollSnap());
    embla.on('select', read).on('reInit', read);
    if (scrolled.current) embla.scrollTo(scrolled.current, true);
    read();
    return () => void embla.off('select', read).off('reInit', read);
  }, [embla]);

  const turn = useCallback(
    (by: 1 | -1) => {
      if (!embla) return;
      const groups = embla.scrollSnapList().length;
      const next = (embla.selectedScrollSnap() + by + groups) % groups;
      if (embla.internalEngine().options.loop) return by > 0 ? embla.scrollNext(jump) : embla.scrollPrev(jump);
      embla.scrollTo(next, jump);
    },
    [embla, jump],
  );

  return { viewport, isReady: embla !== undefined, group, turn };
}
