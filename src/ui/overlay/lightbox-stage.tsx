// The slides of a lightbox: the current picture and its neighbours, changed by drag and wheel. Buttons and keys do the same (WCAG 2.5.7).
import { useImperativeHandle, useRef, type Ref, type WheelEvent } from 'react';

import { useReducedMotion } from '#ui/motion/reduced-motion.ts';

import { LightboxSlide, roomIn } from './lightbox-slide.tsx';
import { lightbox, slidesKept, wheelStep } from './lightbox-settings.ts';
import type { LightboxItem, LightboxWords } from './lightbox.tsx';
import { useStageDrag } from './use-stage-drag.ts';

export interface StageHandle {
  /** Animates a bounce: there is no further picture on this side. */
  bounce: (side: 1 | -1) => void;
  /** Gives the focus to the current slide. */
  focus: () => void;
}

interface LightboxStageProps {
  ref: Ref<StageHandle>;
  items: readonly LightboxItem[];
  current: number;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  words: Pick<LightboxWords, 'failed' | 'pan'>;
}

/** In px. */
const bounceDistance = 48;

export function LightboxStage({ ref, items, current, onStep, onClose, words }: LightboxStageProps) {
  const track = useRef<HTMLDivElement>(null);
  const reduced = useReducedMotion();
  const drag = useStageDrag(track, onStep, onClose);
  const lastWheelTime = useRef(Number.NEGATIVE_INFINITY);

  useImperativeHandle(
    ref,
    () => ({
      bounce(side) {
        if (reduced) return;
        const away = { transform: `translateX(${-side * bounceDistance}px)` };
        track.current?.animate([{}, away, {}], { duration: lightbox.bounce, easing: 'ease-out' });
      },
      focus: () => track.current?.querySelector<HTMLElement>('[data-place=current]')?.focus({ preventScroll: true }),
    }),
    [reduced],
  );

  function onWheel({ deltaX, deltaY, ctrlKey, target }: WheelEvent) {
    const now = Date.now();
    // Ctrl+wheel is the browser's zoom; a wheel across a wide picture is its scrolling, and the end of it changes nothing yet.
    const scrolls = deltaX !== 0 && target instanceof Element && roomIn(target, deltaX) > 1;
    const by = ctrlKey || scrolls ? 0 : wheelStep(deltaY || deltaX, now, lastWheelTime.current);
    if (by || scrolls) lastWheelTime.current = now;
    if (by) onStep(by);
  }

  return (
    // The browser handles pinch zoom, `useStageDrag` all other drags.
    <div
      className="relative -mx-gutter min-h-30 flex-1 cursor-grab touch-pinch-zoom overflow-clip select-none tablet:mx-0 low:col-start-1 low:row-span-full low:row-start-1 low:-ms-gutter low:me-0 low:-mt-3 low:-mb-4"
      onWheel={onWheel}
      {...drag}
    >
      <div ref={track} className="absolute inset-0 transition-transform duration-step data-held:transition-none">
        {slidesKept(current, items.length).map((index) => (
          <LightboxSlide
            key={items[index]!.id}
            item={items[index]!}
            place={index === current ? 'current' : index < current ? 'before' : 'after'}
            words={words}
          />
        ))}
      </div>
    </div>
  );
}
