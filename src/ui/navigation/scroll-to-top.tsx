// The way back to the top of a long page. On wide screens a round link that appears once a screen has been scrolled, and rests above the footer; on
// phones, where it would lie on the words, and without scripts, a line at the end of the page. It stands last in the page's content.
import { useEffect, useRef, useState, type MouseEvent } from 'react';

import { buttonLook } from '#ui/control/button.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { prefersReducedMotion } from '#ui/motion/reduced-motion.ts';

interface ScrollToTopProps {
  label: string;
  /** The id of what the focus goes to. */
  to?: string;
}

export function ScrollToTop({ label, to = 'main' }: ScrollToTopProps) {
  const scrolled = useScreenScrolled();
  return (
    <p className="to-top no-print" data-scrolled={scrolled || undefined}>
      <a href={`#${to}`} className={`to-top-link ${buttonLook('solid')}`} onClick={goToTop}>
        <Icon name="arrow-up" />
        <span className="to-top-words">{label}</span>
      </a>
    </p>
  );
}

/** Scrolls softly unless less motion is asked for, and takes the focus along; the address stays as it is. */
function goToTop(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** Whether more than one screen lies above. */
function useScreenScrolled() {
  const [scrolled, setScrolled] = useState(false);
  const last = useRef(false);
  useEffect(() => {
    function look() {
      const now = window.scrollY > window.innerHeight;
      if (now === last.current) return;
      last.current = now;
      setScrolled(now);
    }
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
