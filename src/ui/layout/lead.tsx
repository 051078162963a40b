// The paragraph that leads into a page or a section, in larger letters.
import type { ReactNode } from 'react';

interface LeadProps {
  /** `below`: of a heading. `alone`: something else keeps it at a distance. */
  place?: 'below' | 'alone';
  children: ReactNode;
}

export const Lead = ({ place = 'below', children }: LeadProps) => (
  <p className={`${place === 'below' ? 'mt-5 ' : ''}max-w-lead text-lead`}>{children}</p>
);
