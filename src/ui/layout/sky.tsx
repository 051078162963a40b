// A section under a morning sky, with two hills along its lower edge. Where the hills are not drawn, it ends like any other section.
import type { ReactNode } from 'react';

import { Hills } from '#ui/drawing/hills.tsx';

export const Sky = ({ children }: { children: ReactNode }) => (
  <section className="hill-sky relative overflow-clip bg-sky pt-section forced-colors:pb-section more-contrast:border-y-2 more-contrast:pb-section">
    {children}
    <Hills place="behind" />
    <Hills place="front" />
  </section>
);
