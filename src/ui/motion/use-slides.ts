// The slides of every slider but the lightbox: Embla with its Autoplay and Fade plugins (https://www.embla-carousel.com/docs).
import Autoplay from 'embla-carousel-autoplay';
import Fade from 'embla-carousel-fade';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState } from 'react';

import { reducedMotionQuery } from './reduced-motion.ts';
import { slidesPerView, type CarouselView } from './slides-per-view.ts';
import { useAutoplay, type Autoplay as Rotation } from './use-autoplay.ts';

interface SlidesOptions {
  count: number;
  view?: CarouselView;
  /** Time in ms until the next slides come by themselves; without it they do not. */
  every?: number | undefined;
  /** Cross-fades instead of sliding. */
  fade?: boolean;
  /** Whether a swipe or a drag turns them. */
  drag?: boolean;
}

export interface Slides {
  /** For the element around the track, whose children are the slides. */
  viewport: (node: HTMLElement | null) => void;
  /** False in the prerendered HTML, where every slide must stay reachable. */
  isReady: boolean;
  /** Numbers of the first and the last slide in view, from 1. */
  first: number;
  last: number;
  count: number;
  /** Whether there are more slides than fit side by side. */
  turns: boolean;
  turn: (by: 1 | -1) => void;
  /** Shows a page: with one slide in view, its index. */
  show: (page: number) => void;
  page: number;
  isInView: (index: number) => boolean;
  /** Only with `every`. */
  autoplay: Rotation | undefined;
}

export function useSlides({ count, view = 'single', every, fade = false, drag = true }: SlidesOptions): Slides {
  const { otherwise, at } = slidesPerView[view];
  // Autoplay does not know the focus on controls and would begin again whenever Embla measures, so it plays when `useAutoplay` says so (below).
  const [attach, embla] = useEmblaCarousel(
    {
      ...turnsBy(otherwise, count),
      align: 'start',
      // The Fade plugin places the slides itself.
      containScroll: fade ? false : 'trimSnaps',
      // Embla's focus handling also moves slides that are already in view.
      watchFocus: false,
      watchDrag: drag,
      breakpoints: {
        ...Object.fromEntries(Object.entries(at).map(([media, shown]) => [media, turnsBy(shown, count)])),
        [reducedMotionQuery]: { duration: 0 },
      },
    },
    plugins(every, fade),
  );

  const [{ page, shown }, setPosition] = useState({ page: 0, shown: Math.min(otherwise, count) });
  /** The page that a visitor chose before Embla was there: by scrolling the list, or by a press that was held until the part was hydrated. */
  const chosen = useRef(0);
  useEffect(() => {
    if (!embla) return;
    const read = () =>
      setPosition({
        page: embla.selectedScrollSnap(),
        shown: Number(embla.internalEngine().options.slidesToScroll),
      });
    embla.on('select', read).on('reInit', read);
    const pageCount = embla.scrollSnapList().length;
    if (chosen.current) embla.scrollTo((chosen.current + pageCount) % pageCount, true);
    chosen.current = 0;
    read();
    return () => void embla.off('select', read).off('reInit', read);
  }, [embla]);

  const viewport = useCallback(
    (node: HTMLElement | null) => {
      if (node?.scrollLeft) chosen.current = Math.round(node.scrollLeft / node.clientWidth);
      attach(node);
    },
    [attach],
  );

  const rotation = useAutoplay('stop', every !== undefined);
  const { running, stop } = rotation;
  useEffect(() => {
    if (!embla || !every) return;
    // As the plugin does: a press or a drag stops it for good.
    embla.on('pointerDown', stop);
    return () => void embla.off('pointerDown', stop);
  }, [embla, every, stop]);
  useEffect(() => {
    if (!embla || !every || !running) return;
    const play = () => {
      // With a single page the plugin is not there.
      if (embla.scrollSnapList().length > 1) embla.plugins().autoplay.play();
    };
    embla.on('reInit', play);
    play();
    return () => {
      embla.off('reInit', play);
      embla.plugins()?.autoplay.stop();
    };
  }, [embla, every, running]);

  const show = useCallback(
    (to: number) => {
      if (embla) embla.scrollTo(to);
      else chosen.current = to;
    },
    [embla],
  );

  function turn(by: 1 | -1) {
    if (!embla) return void (chosen.current += by);
    if (by > 0) return embla.canScrollNext() ? embla.scrollNext() : embla.scrollTo(0);
    return embla.canScrollPrev() ? embla.scrollPrev() : embla.scrollTo(embla.scrollSnapList().length - 1);
  }

  // The last page of a row is full; that of fading slides may not be.
  const before = fade ? page * shown : Math.min(page * shown, count - shown);
  const last = Math.min(before + shown, count);
  return {
    viewport,
    isReady: embla !== undefined,
    first: before + 1,
    last,
    count,
    turns: count > shown,
    turn,
    page,
    show,
    isInView: (index) => index >= before && index < last,
    autoplay: every ? rotation : undefined,
  };
}

/** Embla's options for `shown` of `count` slides in view: one slide loops, several turn by pages and rewind (decision 007). */
function turnsBy(shown: number, count: number) {
  const slides = Math.min(shown, count);
  return { active: count > slides, loop: slides === 1, slidesToScroll: slides };
}

const plugins = (every: number | undefined, fade: boolean) => [
  ...(every ? [Autoplay({ delay: every, playOnInit: false })] : []),
  ...(fade ? [Fade()] : []),
];
