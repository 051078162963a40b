import { useEffect, useState } from 'react';

/** Whether the page is scrolled by more than `px` (REQ N14: the header is fixed after 50 px, not at 50). */
export function useScrolledPast(px: number) {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > px);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [px]);
  return past;
}
