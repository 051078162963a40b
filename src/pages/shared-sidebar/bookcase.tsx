// What stands beside a longer text: a bookcase on its board, whose compartments are as high as what is in them.
import type { ReactNode } from 'react';

import { Drawing, type DrawingName } from '#ui/drawing/drawing.tsx';
import { BoardPanel } from '#ui/layout/board-panel.tsx';

interface BookcaseProps {
  /** On its board, below the last compartment, on wide screens. */
  toy?: DrawingName | undefined;
  /** On tablets, where it is as wide as the page. */
  columns?: keyof typeof inColumns;
  children: ReactNode;
}

const inColumns = { one: '', two: 'gap-x-10 @tablet/news:@max-wide/news:columns-2' } as const;

/** From side to side below each compartment but the last, which stands on the panel's board. */
const planks =
  '@wide/news:*:not-last:-mx-6 @wide/news:*:not-last:border-b-8 @wide/news:*:not-last:border-wood @wide/news:*:not-last:px-6';

export const Bookcase = ({ toy, columns = 'two', children }: BookcaseProps) => (
  <BoardPanel ground="wheat">
    <div className={`${inColumns[columns]} ${planks}`}>{children}</div>
    {toy && (
      <div className="mt-6 -mb-6 hidden h-24 @wide/news:block">
        <Drawing name={toy} size="cubby" />
      </div>
    )}
  </BoardPanel>
);

export const Compartment = ({ children }: { children: ReactNode }) => (
  <div className="break-inside-avoid pb-6 not-last:mb-4 last:pb-0">{children}</div>
);

/** What stays in the window as long as the text beside it. In a low window it scrolls by itself, so that the focus is seen in all of it. */
export const InView = ({ children }: { children: ReactNode }) => (
  <div className="@wide/news:sticky @wide/news:top-24 @wide/news:max-h-rail @wide/news:overflow-y-auto @wide/news:pb-2">
    {children}
  </div>
);
