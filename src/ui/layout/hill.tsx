// A section's ground with the outline of a hill, a little wider than the page: the section around it clips what stands out.
import type { ReactNode } from 'react';

export const Hill = ({ children }: { children: ReactNode }) => (
  <div className="-mx-8 rounded-hill bg-voice px-8 more-contrast:border-y-2 forced-colors:border-y-2 wide:-mx-24 wide:px-24">
    {children}
  </div>
);
