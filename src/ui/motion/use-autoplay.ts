// Shared pause rules of marquees, carousels and sliders that move automatically (WCAG 2.2.2).
import { useCallback, useState, type FocusEvent } from 'react';

import { useReducedMotion } from './reduced-motion.ts';

export interface Autoplay {
  /** Whether autoplay is on: the button shows Pause. */
  playing: boolean;
  /** Whether it moves now: autoplay is on, and the element is neither hovered nor focused. */
  running: boolean;
  toggle: () => void;
  /** Until the visitor presses Play. */
  stop: () => void;
  /** For the element whose hover and focus pause it. */
  pauseHandlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * `afterFocus` is what happens when focus leaves: a marquee resumes, a carousel stops until the visitor presses Play
 * (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). With reduced motion nothing plays until the visitor presses Play.
 * @param isMoving false where nothing moves by itself, so nothing is drawn again for it either
 */
export function useAutoplay(afterFocus: 'resume' | 'stop', isMoving = true): Autoplay {
  const reduced = useReducedMotion(isMoving);
  const [asked, setAsked] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = asked ?? !reduced;
  return {
    playing,
    running: playing && !hovered && !focused,
    stop: useCallback(() => setAsked(false), []),
    toggle() {
      setAsked(!playing);
      // Pressing Play also hovers and focuses the element; both are cleared, or autoplay would stay paused.
      setHovered(false);
      setFocused(false);
    },
    pauseHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur({ currentTarget, relatedTarget }) {
        if (currentTarget.contains(relatedTarget)) return;
        if (focused && afterFocus === 'stop') setAsked(false);
        setFocused(false);
      },
    },
  };
}
