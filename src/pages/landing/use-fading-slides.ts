/** State of cross-fading slides: which one is shown, and its autoplay. */
import { useEffect, useState, useSyncExternalStore } from 'react';

import { useMoving } from '#ui/motion/moving.ts';

/** In ms: time to read a line and look at a picture. */
export const fadeInterval = 7000;

const never = () => () => {};

export function useFadingSlides(count: number) {
  const [current, setCurrent] = useState(0);
  const moving = useMoving('stop');
  /** False in the prerendered HTML: without scripts every slide must stay reachable. */
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  useEffect(() => {
    if (!moving.moving) return;
    const timer = setInterval(() => setCurrent((now) => (now + 1) % count), fadeInterval);
    return () => clearInterval(timer);
  }, [moving.moving, count]);

  return { current, turn: (by: 1 | -1) => setCurrent((now) => (now + by + count) % count), moving, hasScripts };
}
