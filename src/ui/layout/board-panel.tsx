// A panel that stands on a wooden board.
import type { ReactNode } from 'react';

const grounds = { surface: 'bg-surface', wheat: 'bg-paper-2', chinook: 'bg-chinook-tint' } as const;

interface BoardPanelProps {
  ground: keyof typeof grounds;
  children: ReactNode;
}

export const BoardPanel = ({ ground, children }: BoardPanelProps) => (
  <div
    className={`${grounds[ground]} rounded-t-panel border-b-plank border-wood p-6 shadow-plank forced-colors:border-2 forced-colors:border-ink more-contrast:border-2 more-contrast:border-ink`}
  >
    {children}
  </div>
);
