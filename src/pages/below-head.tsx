// The new page's heading first: what stands below a page's head is drawn after it when somebody followed a link.
import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';

import { Sections } from '#ui/part.tsx';

/** Whether the page was followed to, and is looked at from its top. A page that was opened is there already; one come back to, or whose part is named, is needed whole. */
export const Followed = createContext(false);

/** What stands below the head of a page. Until its turn comes its place is a screen high, so that the footer does not show in between. */
export function BelowHead({ children }: { children: ReactNode }) {
  const [waits, setWaits] = useState(use(Followed));
  // In the second frame a view transition has begun: React breaks off one that is still being prepared, and what is deferred by React waits for its end.
  useLayoutEffect(() => {
    if (!waits) return;
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => setWaits(false))));
    return () => cancelAnimationFrame(frame);
  }, [waits]);
  return waits ? <div className="min-h-screen" /> : <Sections>{children}</Sections>;
}
