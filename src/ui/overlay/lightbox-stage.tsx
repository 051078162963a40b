// The slides of a lightbox: the current picture and its neighbours, changed by drag and wheel. Buttons and keys do the same (WCAG 2.5.7).
import { useImperativeHandle, useRef, useState, type PointerEvent, type Ref, type WheelEvent } from 'react';

import type { LightboxItem } from './lightbox.tsx';
import { directionOf, lightbox, dragOutcome, slidesKept, wheelStep, type Direction } from './lightbox-settings.ts';
import { useReducedMotion } from '#ui/motion/reduced-motion.ts';
import { Picture } from '#ui/media/picture.tsx';

export interface StageHandle {
  /** Animates a bounce: there is no further picture on this side. */
  bounce: (side: 1 | -1) => void;
}

interface LightboxStageProps {
  ref: Ref<StageHandle>;
  items: readonly LightboxItem[];
  current: number;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  /** Message shown instead of a picture that fails to load. */
  failed: string;
}

const places = { before: '-translate-x-full', current: '', after: 'translate-x-full' } as const;

/** In px. */
const bounceDistance = 48;

export function LightboxStage({ ref, items, current, onStep, onClose, failed }: LightboxStageProps) {
  const track = useRef<HTMLDivElement>(null);
  const reduced = useReducedMotion();
  const drag = useDrag(track, onStep, onClose);
  const lastWheelTime = useRef(Number.NEGATIVE_INFINITY);

  useImperativeHandle(
    ref,
    () => ({
      bounce(side) {
        if (reduced) return;
        const away = { transform: `translateX(${-side * bounceDistance}px)` };
        track.current?.animate([{}, away, {}], { duration: lightbox.bounce, easing: 'ease-out' });
      },
    }),
    [reduced],
  );

  function onWheel({ deltaX, deltaY, ctrlKey }: WheelEvent) {
    // Ctrl+wheel is the browser's zoom.
    const by = ctrlKey ? 0 : wheelStep(deltaY || deltaX, Date.now(), lastWheelTime.current);
    if (!by) return;
    lastWheelTime.current = Date.now();
    onStep(by);
  }

  return (
    // The browser handles pinch zoom, `useDrag` swipes.
    <div
      className="relative min-h-30 flex-1 cursor-grab touch-pinch-zoom overflow-clip select-none"
      onWheel={onWheel}
      {...drag}
    >
      <div ref={track} className="absolute inset-0 transition-transform duration-step data-held:transition-none">
        {slidesKept(current, items.length).map((index) => {
          const item = items[index]!;
          const place = index === current ? 'current' : index < current ? 'before' : 'after';
          return (
            <div
              key={item.id}
              className={`absolute inset-0 grid grid-rows-1 place-items-center transition-transform duration-gallery **:pointer-events-none **:filter-none ${places[place]}`}
              data-place={place}
              inert={place !== 'current'}
            >
              <Slide item={item} current={place === 'current'} failed={failed} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Slide({ item: { large, alt }, current, failed }: { item: LightboxItem; current: boolean; failed: string }) {
  const [missing, setMissing] = useState(false);
  if (missing)
    return (
      <p role={current ? 'alert' : undefined} className="p-4 text-center text-lead">
        {failed}
      </p>
    );
  return (
    <Picture
      picture={large}
      alt={alt}
      sizes="100vw"
      fit="contain"
      priority={current ? 'hero' : 'later'}
      onFail={() => setMissing(true)}
    />
  );
}

/** Drags with one finger or the main mouse button. A second finger means pinch zoom, and cancels the drag. */
function useDrag(track: { current: HTMLElement | null }, onStep: (by: 1 | -1) => void, onClose: () => void) {
  const from = useRef<{ id: number; x: number; y: number; direction: Direction }>(undefined);

  function show(x: number, y: number, held: boolean) {
    track.current?.toggleAttribute('data-held', held);
    track.current?.style.setProperty('transform', x || y ? `translate(${x}px, ${y}px)` : '');
  }
  function end() {
    from.current = undefined;
    show(0, 0, false);
  }
  return {
    onPointerDown({ pointerId, clientX, clientY, button }: PointerEvent) {
      if (from.current) return end();
      if (button === 0) from.current = { id: pointerId, x: clientX, y: clientY, direction: 'none' };
    },
    onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent) {
      const start = from.current;
      if (start?.id !== pointerId) return;
      const [x, y] = [clientX - start.x, clientY - start.y];
      if (start.direction === 'none') {
        start.direction = directionOf(x, y);
        if (start.direction !== 'none') currentTarget.setPointerCapture?.(pointerId);
      }
      if (start.direction !== 'none')
        show(start.direction === 'across' ? x : 0, start.direction === 'down' ? y : 0, true);
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const start = from.current;
      if (start?.id !== pointerId) return;
      end();
      const outcome = dragOutcome(start.direction, clientX - start.x, clientY - start.y);
      if (outcome === 'close') onClose();
      if (outcome === 'next') onStep(1);
      if (outcome === 'previous') onStep(-1);
    },
    onPointerCancel: end,
  };
}
