import type { CSSProperties } from 'react';

/** Takes out the sizes that Radix gives a panel for animations. Nothing here needs them, and each `style` costs a page a hash in its policy. */
export const noSizes = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
} as CSSProperties;
