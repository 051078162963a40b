// An area that the link of its heading covers: the variant `card-heading` of ui/navigation/link.tsx.
import type { ReactNode } from 'react';

const gaps = { none: '', normal: 'gap-4', wide: 'gap-5' } as const;

interface CardAreaProps {
  gap?: keyof typeof gaps;
  children: ReactNode;
}

export const CardArea = ({ gap = 'normal', children }: CardAreaProps) => (
  <div className={`group/card relative grid h-full content-start ${gaps[gap]}`}>{children}</div>
);
