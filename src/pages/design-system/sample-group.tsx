// A group of samples under a heading; the table of contents links to its id.
import type { ReactNode } from 'react';

import { Band, type BandGround } from '#ui/layout/band.tsx';
import { Lead } from '#ui/layout/lead.tsx';

interface SampleGroupProps {
  id: string;
  title: string;
  lead: string;
  ground: BandGround;
  children: ReactNode;
}

export function SampleGroup({ id, title, lead, ground, children }: SampleGroupProps) {
  return (
    <Band id={id} ground={ground}>
      <div className="wrap">
        <h2>{title}</h2>
        <Lead>{lead}</Lead>
        {children}
      </div>
    </Band>
  );
}
