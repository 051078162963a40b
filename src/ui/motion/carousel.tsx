// A row of slides, changed with buttons, a swipe or a drag. Without scripts it is a list with scroll snapping.
// https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
import type { ReactNode } from 'react';

import { CarouselControls, type CarouselWords } from './carousel-controls.tsx';
import { SlideTrack, type SlideAlign, type TrackFrame } from './slide-track.tsx';
import type { CarouselView } from './slides-per-view.ts';
import { useSlides } from './use-slides.ts';

interface CarouselProps {
  /** Id of the heading that names the carousel. */
  labelledBy: string;
  slides: readonly { id: string; content: ReactNode }[];
  view: CarouselView;
  words: CarouselWords;
  /** Interval of automatic rotation in ms; none without it. */
  autoplay?: number;
  align?: SlideAlign | undefined;
  frame?: TrackFrame | undefined;
  layout?: keyof typeof layouts;
  /** Content beside the controls. */
  beside?: ReactNode;
}

const layouts = {
  /** The controls in a row below the slides. */
  below: {
    region: 'min-w-0',
    foot: 'mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4',
    position: 'before',
  },
  /** The controls over the bottom of the slides' texts. */
  within: {
    region: 'grid *:col-start-1 *:row-start-1 *:min-w-0',
    foot: 'carousel-within-foot pointer-events-none relative z-1 self-end justify-self-start *:pointer-events-auto print:hidden',
    position: 'after',
  },
} as const;

export function Carousel({
  labelledBy,
  slides: items,
  view,
  words,
  autoplay,
  layout = 'below',
  frame,
  align = layout === 'within' ? 'stretch' : 'end',
  beside,
}: CarouselProps) {
  const slides = useSlides({ count: items.length, view, every: autoplay });
  const { region, foot, position } = layouts[layout];
  const controls = slides.turns && <CarouselControls words={words} slides={slides} position={position} />;
  return (
    <div
      role="group"
      aria-roledescription={words.carousel}
      aria-labelledby={labelledBy}
      className={region}
      {...slides.autoplay?.pauseHandlers}
    >
      {/* Before what moves, so that Stop is reached first; on wide screens in line with the heading above. */}
      {slides.autoplay && controls && (
        <div className="mt-5 mb-8 wide:ms-auto wide:-mt-16 wide:mb-10 wide:w-fit print:hidden no-scripts:hidden">
          {controls}
        </div>
      )}
      <SlideTrack slides={slides} items={items} view={view} words={words} align={align} frame={frame} />
      {(beside || (controls && !slides.autoplay)) && (
        <div className={foot}>
          {beside}
          {!slides.autoplay && controls}
        </div>
      )}
    </div>
  );
}
