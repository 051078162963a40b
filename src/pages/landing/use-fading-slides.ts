/** Slides that fade in one place: which one is shown, and when it changes by itself. */
import { useEffect, useState, useSyncExternalStore } from 'react';

import { useMoving } from '#ui/motion/moving.ts';

/** In ms: time enough to read a line and to look at a picture. */
export const fadeInterval = 7000;

const never = () => () => {};

export function useFadingSlides(count: number) {
  const [current, setCurrent] = useState(0);
  const moving = useMoving('stop');
  /** Whether scripts run: before that no slide is shut away, since nothing could bring it. */
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  useEffect(() => {
    if (!moving.moving) return;
    const clock = setInterval(() => setCurrent((now) => (now + 1) % count), fadeInterval);
    return () => clearInterval(clock);
  }, [moving.moving, count]);

  return { current, turn: (by: 1 | -1) => setCurrent((now) => (now + by + count) % count), moving, alive };
}
