// The evening landscape at the end of every page: hills, trees and a lit house. Decorative, so hidden from screen readers.
import type { ReactNode } from 'react';

/** Lines without length, whose round ends are dots. */
const stars = 'M760 60h0M850 14h0M905 96h0M1210 42h0M1120 84h0M1060 22h0';

/** `children`: drawn over it. */
export function EveningLand({ children }: { children?: ReactNode }) {
  return (
    <svg className="evening-land" viewBox="0 0 1280 384" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path d={stars} strokeWidth="5" strokeLinecap="round" className="stroke-night-link" />
      <path d="M0 300C220 262 430 290 640 268S1060 190 1280 196V384H0z" className="fill-night-hill" />
      <g className="fill-canola-mid">
        <circle cx="1000" cy="236" r="150" opacity=".1" />
        <circle cx="1000" cy="236" r="96" opacity=".14" />
      </g>
      <House />
      <path d="M0 344C240 312 480 330 700 300S1080 262 1280 300V384H0z" className="fill-night-hill-2" />
      <Trees />
      <path d="M0 384C320 372 700 372 960 350S1200 346 1280 354V384H0z" className="fill-night-base" />
      {children}
    </svg>
  );
}

function House() {
  return (
    <g>
      <path d="M1046 128h20v44l-20-18z" className="fill-wood-deep" />
      <path d="M930 290V205l70-62 70 62v85z" className="fill-night-text" />
      <path
        d="M918 214l82-73 82 73"
        fill="none"
        strokeWidth="15"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-bow-1"
      />
      <path d="M978 290v-52a22 22 0 0 1 44 0v52z" className="fill-canola-mid" />
      <path d="M1000 216v74M978 252h44" strokeWidth="4" className="stroke-wood-deep" />
      <circle cx="1000" cy="190" r="9" className="fill-canola-mid" />
    </g>
  );
}

function Trees() {
  return (
    <g>
      <path d="M846 300c-24-22-26-76 0-112 26 36 24 90 0 112z" className="fill-bow-4" />
      <path d="M1150 296l34-96 34 96z" className="fill-bow-4" />
      <circle cx="796" cy="266" r="24" className="fill-spruce-mid" />
      <path d="M842 290h8v24h-8zM1180 292h8v20h-8zM793 284h6v26h-6z" className="fill-wood-deep" />
    </g>
  );
}
