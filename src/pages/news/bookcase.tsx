// What stands beside a longer text: on wide screens a bookcase as high as the text, whose compartments share its height. What is in a compartment stays in the
// window as long as the compartment does.
import type { ReactNode } from 'react';

import { BoardPanel } from '#ui/layout/board-panel.tsx';

export const Bookcase = ({ children }: { children: ReactNode }) => (
  <BoardPanel ground="wheat">
    <div className="h-full gap-x-10 @tablet/news:@max-wide/news:columns-2 @wide/news:flex @wide/news:flex-col">
      {children}
    </div>
  </BoardPanel>
);

export const Compartment = ({ children }: { children: ReactNode }) => (
  <div className="grow break-inside-avoid not-last:pb-10">
    <div className="top-30 @wide/news:sticky">{children}</div>
  </div>
);
