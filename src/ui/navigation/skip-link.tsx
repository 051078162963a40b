// The first tab stop of every page: skips the header and moves to the main content. Visible while focused (WCAG 2.4.1).
import type { MouseEvent } from 'react';

export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`#${to}`} className="skip-link rounded-field bg-surface px-5 py-3 font-strong text-ink" onClick={skip}>
      {children}
    </a>
  );
}

/** Moves focus without adding a history entry; without scripts the browser follows the link itself. */
function skip(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
}
