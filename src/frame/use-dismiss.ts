import { type RefObject, useEffect, useRef } from 'react';

interface DismissHandlers {
  /** Escape is pressed inside the element. */
  onEscape: () => void;
  /** The focus goes to something outside the element. */
  onFocusLeave: () => void;
}

/** How an open part is left from the keyboard: listens on the element while it is open. */
export function useDismiss(element: RefObject<HTMLElement | null>, isOpen: boolean, handlers: DismissHandlers) {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    const part = element.current;
    if (!part || !isOpen) return undefined;
    function escape(event: KeyboardEvent) {
      if (event.key === 'Escape') latest.current.onEscape();
    }
    function leave({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof Node && !part?.contains(relatedTarget)) latest.current.onFocusLeave();
    }
    part.addEventListener('keydown', escape);
    part.addEventListener('focusout', leave);
    return () => {
      part.removeEventListener('keydown', escape);
      part.removeEventListener('focusout', leave);
    };
  }, [element, isOpen]);
}
