// Close requests that fire no key event: Back on Android, and Escape while a control of a playing <video> has focus in Chromium.
// https://developer.mozilla.org/docs/Web/API/CloseWatcher · in browsers without it, Radix still closes on Escape.
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
