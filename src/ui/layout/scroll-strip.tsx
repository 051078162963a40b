// A row that scrolls sideways where it does not fit: a named region that takes focus, so that arrow keys move it (WCAG 2.1.1).
import type { ReactNode } from 'react';

export function ScrollStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      {children}
    </div>
  );
}
