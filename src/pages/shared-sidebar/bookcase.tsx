// What stands beside a longer text: on wide screens a bookcase as high as the text, whose compartments share its height. What is in a compartment stays in the
// window as long as the compartment does.
import type { ReactNode } from 'react';

import { Drawing, type DrawingName } from '#ui/drawing/drawing.tsx';
import { BoardPanel } from '#ui/layout/board-panel.tsx';

interface BookcaseProps {
  /** Beside all of a text there is room for one in each compartment. */
  toys?: 'shown' | undefined;
  children: ReactNode;
}

/** From side to side below each compartment but the last, which stands on the panel's board. */
const planks =
  '@wide/news:*:not-last:-mx-6 @wide/news:*:not-last:border-b-8 @wide/news:*:not-last:border-wood @wide/news:*:not-last:px-6';

export const Bookcase = ({ toys, children }: BookcaseProps) => (
  <BoardPanel ground="wheat">
    <div
      data-toys={toys}
      className={`group/bookcase h-full gap-x-10 @tablet/news:@max-wide/news:columns-2 @wide/news:flex @wide/news:flex-col ${planks}`}
    >
      {children}
    </div>
  </BoardPanel>
);

export const Compartment = ({ toy, children }: { toy?: DrawingName; children: ReactNode }) => (
  <div className="flex grow break-inside-avoid flex-col not-last:mb-4 last:-mb-6">
    <div className="grow pb-6">
      <div className="top-30 @wide/news:sticky">{children}</div>
    </div>
    {toy && (
      <div className="hidden h-24 @wide/news:group-data-toys/bookcase:block">
        <Drawing name={toy} size="cubby" />
      </div>
    )}
  </div>
);
