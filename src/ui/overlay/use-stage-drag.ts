/** Drags in a lightbox with one finger or the main mouse button: they move a picture that is wider than the window, change it or close the lightbox. A second finger means pinch zoom, and cancels the drag. */
import { useRef, type PointerEvent } from 'react';

import { roomIn } from './lightbox-slide.tsx';
import { directionOf, dragOutcome, type Direction } from './lightbox-settings.ts';

interface Drag {
  id: number;
  x: number;
  y: number;
  direction: Direction;
  /** The slide whose picture this drag moves, and its scroll position in px at the start. */
  panned?: { slide: Element; from: number };
}

export function useStageDrag(
  track: { current: HTMLElement | null },
  onStep: (by: 1 | -1) => void,
  onClose: () => void,
) {
  const drag = useRef<Drag>(undefined);

  function show(x: number, y: number, held: boolean) {
    track.current?.toggleAttribute('data-held', held);
    track.current?.style.setProperty('transform', x || y ? `translate(${x}px, ${y}px)` : '');
  }
  function end() {
    drag.current = undefined;
    show(0, 0, false);
  }
  return {
    onPointerDown({ pointerId, clientX, clientY, button }: PointerEvent) {
      if (drag.current) return end();
      if (button === 0) drag.current = { id: pointerId, x: clientX, y: clientY, direction: 'none' };
    },
    onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent) {
      const start = drag.current;
      if (start?.id !== pointerId) return;
      const [x, y] = [clientX - start.x, clientY - start.y];
      if (start.direction === 'none') {
        start.direction = directionOf(x, y);
        if (start.direction === 'none') return;
        currentTarget.setPointerCapture?.(pointerId);
        const slide = track.current?.querySelector('[data-place=current]');
        // At its edge, a drag on changes the picture.
        if (slide && start.direction === 'across' && roomIn(slide, -x) > 1)
          start.panned = { slide, from: slide.scrollLeft };
      }
      if (start.panned) start.panned.slide.scrollLeft = start.panned.from - x;
      else show(start.direction === 'across' ? x : 0, start.direction === 'down' ? y : 0, true);
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const start = drag.current;
      if (start?.id !== pointerId) return;
      end();
      if (start.panned) return;
      const outcome = dragOutcome(start.direction, clientX - start.x, clientY - start.y);
      if (outcome === 'close') onClose();
      if (outcome === 'next') onStep(1);
      if (outcome === 'previous') onStep(-1);
    },
    onPointerCancel: end,
  };
}
