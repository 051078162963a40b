import { useEffect, useState } from 'react';

/** Whether the page is scrolled past something. `isPast` looks at the page, after hydration and at each scroll. */
export function useScrolledPast(isPast: () => boolean) {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(isPast());
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [isPast]);
  return past;
}
