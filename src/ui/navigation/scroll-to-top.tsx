// A link back to the top of a long page, last in its content. On wide screens it is round, appears once more than one screen is scrolled and stops above
// the footer; on phones, where it would cover text, and without scripts, it is a line at the end of the content.
import type { MouseEvent } from 'react';

import { buttonClasses } from '#ui/control/button.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { prefersReducedMotion } from '#ui/motion/reduced-motion.ts';

import { useScrolledPast } from './scrolled-past.ts';

interface ScrollToTopProps {
  label: string;
  /** Id of the element that receives focus. */
  to?: string;
}

const roundClasses =
  'tablet:with-scripts:absolute tablet:with-scripts:end-4 tablet:with-scripts:bottom-4 tablet:with-scripts:w-button tablet:with-scripts:bg-surface tablet:with-scripts:p-0';

const isScreenPast = () => window.scrollY > window.innerHeight;

export function ScrollToTop({ label, to = 'main' }: ScrollToTopProps) {
  const scrolled = useScrolledPast(isScreenPast);
  return (
    <p className="to-top max-w-none px-gutter py-4" data-scrolled={scrolled || undefined}>
      <a href={`#${to}`} className={`${buttonClasses('quiet')} ${roundClasses}`} onClick={goToTop}>
        <Icon name="arrow-up" />
        <span className="tablet:with-scripts:sr-only">{label}</span>
      </a>
    </p>
  );
}

/** Scrolls smoothly unless the visitor prefers reduced motion, and moves focus; the URL does not change. */
function goToTop(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
