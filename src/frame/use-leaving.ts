import { type RefObject, useEffect, useRef } from 'react';

interface Leaving {
  /** Escape is pressed inside the element. */
  onEscape: () => void;
  /** The focus goes to something outside the element. */
  onLeave: () => void;
}

/** How an open part is left from the keyboard: listens on the element while it is open. */
export function useLeaving(element: RefObject<HTMLElement | null>, isOpen: boolean, leaving: Leaving) {
  const latest = useRef(leaving);
  useEffect(() => {
    latest.current = leaving;
  });

  useEffect(() => {
    const part = element.current;
    if (!part || !isOpen) return undefined;
    function escape(event: KeyboardEvent) {
      if (event.key === 'Escape') latest.current.onEscape();
    }
    function leave({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof Node && !part?.contains(relatedTarget)) latest.current.onLeave();
    }
    part.addEventListener('keydown', escape);
    part.addEventListener('focusout', leave);
    return () => {
      part.removeEventListener('keydown', escape);
      part.removeEventListener('focusout', leave);
    };
  }, [element, isOpen]);
}
