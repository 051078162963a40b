import { startTransition, useEffect, useState } from 'react';

const minute = 60_000;

/**
 * The current time in ms, cut to the minute. Undefined while prerendering and hydrating, so the HTML is correct on any day (product decision 6).
 * Set in a transition: React drops the HTML of a page that has an urgent update while a part of it waits to be hydrated.
 */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const look = () => startTransition(() => setNow(Math.floor(Date.now() / minute) * minute));
    look();
    const timer = setInterval(look, minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface Times {
  /** In ms since the epoch; without them it has begun, and does not end. */
  readonly starts?: number | undefined;
  readonly ends?: number | undefined;
}

/** Tells whether something holds at present; while prerendering and hydrating, whether it has begun. An open page learns it within a minute. */
export function useHolds() {
  const now = useNow();
  return ({ starts = 0, ends = Infinity }: Times) => (now === undefined ? !starts : starts <= now && now < ends);
}
