// Asks to close that no key event tells of: Back on a phone, and Escape on a button of a playing film, whose keys Chromium keeps to itself.
// https://developer.mozilla.org/docs/Web/API/CloseWatcher · where there is none, Radix hears Escape, and nothing is lost.
import { useEffect, useEffectEvent } from 'react';

interface CloseRequests extends EventTarget {
  destroy: () => void;
}

export function useCloseRequests(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseRequests };
    if (!open || !CloseWatcher) return undefined;
    const requests = new CloseWatcher();
    requests.addEventListener('close', () => close());
    return () => requests.destroy();
  }, [open]);
}
