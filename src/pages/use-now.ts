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

/** Whether a moment (ms since the epoch) is still to come. While prerendering and hydrating all are, except 0. An open page learns it within a minute. */
export const useIsBefore = (moment: number) => (useNow() ?? 0) < moment;
