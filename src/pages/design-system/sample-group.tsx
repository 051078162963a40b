// A group of samples under a heading; the table of contents links to its id.
import type { ReactNode } from 'react';

const grounds = {
  paper: 'bg-paper',
  wheat: 'bg-paper-2',
  rosehip: 'bg-rosehip-tint',
  canola: 'bg-canola-tint',
  spruce: 'bg-spruce-tint',
  chinook: 'bg-chinook-tint',
  saskatoon: 'bg-saskatoon-tint',
} as const;

interface SampleGroupProps {
  id: string;
  title: string;
  lead: string;
  ground: keyof typeof grounds;
  children: ReactNode;
}

export function SampleGroup({ id, title, lead, ground, children }: SampleGroupProps) {
  return (
    <section id={id} className={`band ${grounds[ground]}`}>
      <div className="wrap">
        <h2>{title}</h2>
        <p className="mt-4 max-w-lead text-lead">{lead}</p>
        {children}
      </div>
    </section>
  );
}
