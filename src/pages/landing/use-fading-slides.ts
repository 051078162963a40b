/** State of cross-fading slides: which one is shown, and its autoplay. */
import { useEffect, useState, useSyncExternalStore } from 'react';

import { useAutoplay } from '#ui/motion/use-autoplay.ts';

/** In ms: time to read a line and look at a picture. */
export const fadeInterval = 7000;

const subscribeToNothing = () => () => {};

export function useFadingSlides(count: number) {
  const [current, setCurrent] = useState(0);
  const autoplay = useAutoplay('stop');
  /** False in the prerendered HTML: without scripts every slide must stay reachable. */
  const hasScripts = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

  useEffect(() => {
    if (!autoplay.running) return;
    const timer = setInterval(() => setCurrent((now) => (now + 1) % count), fadeInterval);
    return () => clearInterval(timer);
  }, [autoplay.running, count]);

  return { current, turn: (by: 1 | -1) => setCurrent((now) => (now + by + count) % count), autoplay, hasScripts };
}
