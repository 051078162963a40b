import { useEffect, useRef } from 'react';

/**
 * What appears while the pointer is down moves the pressed element, and the click is lost. Returns what is pressed, and a function that calls back when nothing is: at
 * once, or after the release.
 */
export function useRelease() {
  const pressed = useRef<EventTarget | null>(null);
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    function press({ type, target }: Event) {
      pressed.current = type === 'pointerdown' ? target : null;
      if (pressed.current || !waiting.current) return;
      setTimeout(waiting.current);
      waiting.current = undefined;
    }
    const types = ['pointerdown', 'pointerup', 'pointercancel'];
    for (const type of types) addEventListener(type, press, true);
    return () => {
      for (const type of types) removeEventListener(type, press, true);
    };
  }, []);

  function onRelease(callback: () => void) {
    if (pressed.current) waiting.current = callback;
    else callback();
  }

  return { pressed, onRelease };
}
