// The heading of a page and the paragraph that leads into it.
import type { ReactNode } from 'react';

import { Lead } from './lead.tsx';

interface PageHeadProps {
  title: ReactNode;
  /** A second line of the heading, such as which page of a list this is. */
  further?: string | false;
  lead?: ReactNode;
}

export const PageHead = ({ title, further, lead }: PageHeadProps) => (
  <>
    <h1 className="text-hero">
      {further === undefined ? (
        title
      ) : (
        <>
          <span>{title}</span>
          {further && <span className="mt-3 block text-2">{further}</span>}
        </>
      )}
    </h1>
    {lead && <Lead>{lead}</Lead>}
  </>
);
