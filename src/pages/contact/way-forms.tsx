// Decoration: the upper edge and the front of a telephone, a house and a letter box, each as wide as the words below it.
import type { ReactNode } from 'react';

export type WayForm = 'telephone' | 'house' | 'letter-box';

/** What is as wide as the form, in a box of 240 by 64, and the handset, which keeps its own shape. */
const tops: Record<WayForm, ReactNode> = {
  telephone: <path d="M0 64C0 44 12 36 34 36H206C228 36 240 44 240 64z" className="fill-rosehip-mid" />,
  house: (
    <>
      <path d="M184 6h14v50h-14z" className="fill-wood-deep" />
      <path d="M0 64 120 0 240 64z" className="fill-bow-1" />
    </>
  ),
  'letter-box': <path d="M0 64C0 24 40 10 120 10S240 24 240 64z" className="fill-spruce-mid" />,
};

/** In a square of 64. */
const fronts: Record<WayForm, ReactNode> = {
  telephone: (
    <>
      <circle cx="32" cy="32" r="32" className="fill-night-text" />
      <circle
        cx="32"
        cy="32"
        r="22"
        className="fill-none stroke-night-hill"
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray="0 13.82"
      />
      <circle cx="32" cy="32" r="9" className="fill-canola-mid" />
    </>
  ),
  house: (
    <>
      <circle cx="32" cy="32" r="24" className="fill-night-text stroke-wood-deep" strokeWidth="6" />
      <path d="M32 8v48M8 32h48" className="stroke-wood-deep" strokeWidth="5" />
    </>
  ),
  'letter-box': (
    <>
      <rect x="6" y="6" width="52" height="44" rx="4" className="fill-night-text" />
      <path
        d="M8 10 32 30 56 10"
        className="fill-none stroke-night-hill"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M0 46h64" className="stroke-night-hill" strokeWidth="10" strokeLinecap="round" />
    </>
  ),
};

interface WayFormProps {
  form: WayForm;
}

export const WayTop = ({ form }: WayFormProps) => (
  <div className="relative h-16 print:hidden forced-colors:hidden more-contrast:hidden" aria-hidden="true">
    <svg viewBox="0 0 240 64" preserveAspectRatio="none" className="absolute size-full">
      {tops[form]}
    </svg>
    {form === 'telephone' && (
      <svg viewBox="0 0 176 64" className="absolute size-full fill-night-hill">
        <path d="M0 34C0-4 176-4 176 34v10a6 6 0 0 1-6 6h-32a6 6 0 0 1-6-6v-9c-24-7-64-7-88 0v9a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z" />
      </svg>
    )}
  </div>
);

export const WayFront = ({ form }: WayFormProps) => (
  <svg viewBox="0 0 64 64" className="size-16 overflow-visible print:hidden forced-colors:hidden" aria-hidden="true">
    {fronts[form]}
  </svg>
);
