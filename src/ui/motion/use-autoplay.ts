// What moves by itself: whether it moves now, and everything that makes it rest (WCAG 2.2.2). One rule for the ribbon and for sliders that turn alone.
import { useState, type FocusEvent } from 'react';

import { useReducedMotion } from './reduced-motion.ts';

export interface Autoplay {
  /** What the Pause button shows: true while the part is meant to move. */
  playing: boolean;
  /** Whether it moves at this moment: not while the pointer or the focus is on it. */
  running: boolean;
  toggle: () => void;
  /** For the element whose hover and focus make it rest. */
  pauseHandlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * `afterFocus` says what happens when the focus leaves again: a ribbon goes on (`on`), a carousel stays still until it is asked to play (`stop`,
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). With reduced motion nothing plays unless the visitor presses Play.
 */
export function useAutoplay(afterFocus: 'resume' | 'stop'): Autoplay {
  const reduced = useReducedMotion();
  const [asked, setAsked] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = asked ?? !reduced;
  return {
    playing,
    running: playing && !hovered && !focused,
    toggle() {
      setAsked(!playing);
      // Who presses Play is on the button: its hover and focus must not hold back what was asked for.
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
