// The heading of a section with its first words: beside each other on wide screens.
import type { ReactNode } from 'react';

import { Columns } from './columns.tsx';

interface SectionHeadProps {
  /** Of the heading. */
  id?: string;
  title: ReactNode;
  /** One or two sentences. */
  children?: ReactNode;
}

export const SectionHead = ({ id, title, children }: SectionHeadProps) => (
  <div className="mb-10">
    <Columns split="7-5" distance="near">
      <h2 id={id}>{title}</h2>
      {children}
    </Columns>
  </div>
);
