/** Slides that fade in one place: which one is shown, and when it changes by itself. */
import { useEffect, useState, useSyncExternalStore } from 'react';

import { useAutoplay } from '#ui/motion/use-autoplay.ts';

/** In ms: time enough to read a line and to look at a picture. */
export const fadeEvery = 7000;

const never = () => () => {};

export function useFading(count: number) {
  const [current, setCurrent] = useState(0);
  const moving = useAutoplay('stop');
  /** Whether scripts run: before that no slide is shut away, since nothing could bring it. */
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  useEffect(() => {
    if (!moving.running) return;
    const clock = setInterval(() => setCurrent((now) => (now + 1) % count), fadeEvery);
    return () => clearInterval(clock);
  }, [moving.running, count]);

  return { current, turn: (by: 1 | -1) => setCurrent((now) => (now + by + count) % count), moving, alive };
}
