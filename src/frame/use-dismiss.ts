import { type RefObject, useEffect, useRef } from 'react';

interface DismissHandlers {
  /** Called when Escape is pressed inside the element. */
  onEscape: () => void;
  /** Called when focus moves to an element outside. */
  onFocusLeave: () => void;
}

/** Handles the ways to leave an open element with the keyboard. */
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
