// What moves by itself: whether it moves now, and everything that makes it rest (WCAG 2.2.2). One rule for the ribbon and for sliders that turn alone.
import { useState, useSyncExternalStore, type FocusEvent } from 'react';

import { isStill, stillQuery } from './still.ts';

/** Whether the visitor asks for less motion; true before scripts run, so that nothing moves in the first HTML. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(stillQuery);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    isStill,
    () => true,
  );
}

export interface Moving {
  /** What the Pause button shows: true while the part is meant to move. */
  playing: boolean;
  /** Whether it moves at this moment: not while the pointer or the focus is on it. */
  moving: boolean;
  toggle: () => void;
  /** For the element whose hover and focus make it rest. */
  rest: {
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
export function useMoving(afterFocus: 'on' | 'stop'): Moving {
  const reduced = useReducedMotion();
  const [asked, setAsked] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = asked ?? !reduced;
  return {
    playing,
    moving: playing && !hovered && !focused,
    toggle() {
      setAsked(!playing);
      // Who presses Play is on the button: its hover and focus must not hold back what was asked for.
      setHovered(false);
      setFocused(false);
    },
    rest: {
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
