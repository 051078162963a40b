// A rainbow of five bands around one arch-shaped picture, animated once from the inside out. At most one per page.
import type { ReactNode } from 'react';

const bands = ['bg-bow-1', 'bg-bow-2', 'bg-bow-3', 'bg-bow-4', 'bg-bow-5'] as const;

export function Bow({ children }: { children: ReactNode }) {
  const picture = <div className="bow-picture shape-arch">{children}</div>;
  return (
    <div className="bow overflow-hidden rounded-t-full">
      {bands.reduceRight<ReactNode>(
        (inside, band) => (
          <div className={`bow-band overflow-hidden rounded-t-full ${band}`}>{inside}</div>
        ),
        picture,
      )}
    </div>
  );
}
