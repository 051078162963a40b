// Content that opens under its summary. A <details>, so it opens without scripts too.
import type { ReactNode } from 'react';

import { Icon } from '#ui/drawing/icon.tsx';

export const Fold = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="group/fold border-b-2 border-line-strong">
    <summary className="flex min-h-button cursor-pointer list-none items-center justify-between gap-4 font-strong marker:hidden">
      {summary}
      <span className="inline-flex transition-transform duration-control group-open/fold:rotate-180">
        <Icon name="caret-down" />
      </span>
    </summary>
    <div className="pt-2 pb-4">{children}</div>
  </details>
);
