// The first thing that the Tab key finds: past the header, to what the page is about. It is seen while it has the focus (WCAG 2.4.1).
import type { MouseEvent } from 'react';

export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`#${to}`} className="skip-link" onClick={skip}>
      {children}
    </a>
  );
}

/** Moves the focus without leaving an entry in the history; without scripts the browser follows the link itself. */
function skip(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
}
