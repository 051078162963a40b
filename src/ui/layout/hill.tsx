// A section's ground with the outline of a hill, a little wider than the page: the section around it clips what stands out.
import type { ReactNode } from 'react';

export const Hill = ({ children }: { children: ReactNode }) => <div className="hill-ground">{children}</div>;
