// Two columns side by side on wide screens; on others one below the other, in the order of the document.
import type { ReactNode } from 'react';

export const columnSplits = {
  even: 'wide:grid-cols-2',
  '7-5': 'wide:grid-cols-7-5',
  '5-7': 'wide:grid-cols-5-7',
} as const;
const aligns = { start: 'items-start', center: 'items-center', end: 'items-end' } as const;
/** The distance where they are one below the other. */
const distances = { near: 'gap-y-4', normal: 'gap-y-8', far: 'gap-y-10' } as const;

interface ColumnsProps {
  /** The shares of the first and the second column. */
  split: keyof typeof columnSplits;
  align?: keyof typeof aligns;
  distance?: keyof typeof distances;
  children: ReactNode;
}

export const Columns = ({ split, align = 'end', distance = 'normal', children }: ColumnsProps) => (
  <div className={`grid gap-x-16 ${distances[distance]} ${columnSplits[split]} ${aligns[align]}`}>{children}</div>
);
