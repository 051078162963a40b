// A row that scrolls horizontally where it does not fit: a named, focusable region, so that arrow keys scroll it (WCAG 2.1.1).
import type { ReactNode } from 'react';

export function ScrollStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto focus-ring-inside">
      {children}
    </div>
  );
}
