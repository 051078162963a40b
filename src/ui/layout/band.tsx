// A section as wide as the page. With more contrast the grounds are all the same, so a line separates it from the section before.
import type { ReactNode } from 'react';

import { families, type Family } from '#design/families.ts';

import { familyClasses } from './family-classes.ts';

export type BandGround = Family | keyof typeof bandGrounds;

export const bandGrounds = { paper: '', wheat: 'bg-paper-2', stage: 'bg-stage', sky: 'bg-sky' } as const;
/** `board`: what comes last stands on the lower edge. */
const feet = { space: 'pb-section', board: '' } as const;
/** `clip`: what is wider than the page is cut off at its edges. */
const overflows = { visible: '', clip: 'overflow-clip' } as const;

export interface BandProps {
  id?: string;
  ground?: BandGround;
  foot?: keyof typeof feet;
  overflow?: keyof typeof overflows;
  children: ReactNode;
}

export const Band = ({ id, ground = 'paper', foot = 'space', overflow = 'visible', children }: BandProps) => (
  <section
    id={id}
    className={`pt-section more-contrast:border-t-2 more-contrast:border-ink ${groundOf(ground)} ${feet[foot]} ${overflows[overflow]}`}
  >
    {children}
  </section>
);

const isFamily = (ground: BandGround): ground is Family => (families as readonly string[]).includes(ground);
const groundOf = (ground: BandGround) => (isFamily(ground) ? familyClasses[ground].tint : bandGrounds[ground]);
