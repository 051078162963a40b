/** What repairs Radix Toast, each with the thread that says why. A repair without which its test in toaster.test.tsx passes can go. */
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * Radix announces each toast in a live region of its own, and cannot be told not to; the regions of toaster.tsx have announced it already (decision 006). In an
 * element outside of the document nobody hears it (https://github.com/radix-ui/primitives/pull/3662).
 */
export const useUnheardAnnouncer = () => useState(() => document.createElement('div'))[0];

/** Radix moves the focus from a toast that is closed to the list (https://github.com/radix-ui/primitives/issues/2233): it goes back to where it was before. */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    rememberFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    closeAndReturn(close: () => void) {
      const isFocusInside = document.activeElement?.closest('.toast-stack');
      close();
      if (isFocusInside && before.current instanceof HTMLElement) before.current.focus();
    },
  };
}

/**
 * Radix lets Tab go from the newest toast to the oldest, by way of focus proxies (https://github.com/radix-ui/primitives/pull/1469). toasts.css hides those, which are
 * tab stops without a role (https://github.com/radix-ui/primitives/issues/2584), and without them Tab would go round in the toasts.
 */
export function keepNativeTabOrder(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}

/** Radix forbids every gesture for the sake of its swipe (no thread says so yet); the page can still be scrolled and zoomed here. */
export const allowedGestures = { touchAction: 'pan-y pinch-zoom' } as const;
