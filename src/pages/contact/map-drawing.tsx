// Decoration: the house at its street, and what its folder says is near. Phones and the widest windows show its middle alone.
import type { ReactNode } from 'react';

import type { whereabouts } from '#content/values/houses.ts';

type Drawing = (typeof whereabouts)[number]['findUs']['drawing'];

const river = (
  <path className="fill-none stroke-sky" strokeWidth="64" d="M-40 490C160 450 300 500 500 500S860 430 1320 506" />
);
/** What stands on the ground, left and right of the house. */
const landmarks: Record<Exclude<Drawing['shows'][number], 'river'>, ReactNode> = {
  trees: (
    <>
      <path
        className="fill-wood-deep"
        d="M404 296h8v36h-8zM458 296h8v36h-8zM489 290h6v42h-6zM1056 302h8v30h-8zM1098 290h6v42h-6zM1151 296h8v36h-8z"
      />
      <path
        className="fill-bow-4"
        d="M374 310l34-96 34 96zM462 322c-24-22-26-84 0-120 26 36 24 98 0 120zM1026 312l34-92 34 92zM1155 322c-24-22-26-84 0-120 26 36 24 98 0 120z"
      />
      <path
        className="fill-spruce-mid"
        d="M472 272a20 20 0 0 1 40 0 20 20 0 0 1-40 0zM1076 270a25 25 0 0 1 50 0 25 25 0 0 1-50 0z"
      />
    </>
  ),
  parking: (
    <>
      <path className="fill-wood-deep" d="M726 264h5v68h-5z" />
      <rect className="fill-chinook-mid" x="711" y="238" width="35" height="35" rx="6" />
      <path className="fill-none stroke-night-ink" strokeWidth="4.5" d="M724 266v-21h6a6.5 6.5 0 0 1 0 13h-6" />
      <path className="fill-canola-mid" d="M737 320v-16q0-7 8-8l7-15q2-4 7-4h18q5 0 8 4l9 15q11 1 11 10v14z" />
      <path
        className="fill-night-ink"
        d="M759 296l5-12h6v12zM775 296v-12h3l7 12zM742 320a10 10 0 0 1 20 0 10 10 0 0 1-20 0zM780 320a10 10 0 0 1 20 0 10 10 0 0 1-20 0z"
      />
    </>
  ),
  'grain-elevator': (
    <>
      <path className="fill-rosehip-mid" d="M888 228l40-22v126h-40z" />
      <path className="fill-bow-1" d="M916 170l24-26v-30l22-16 22 16v30l24 26v162h-92z" />
      <path
        className="fill-none stroke-wood-deep"
        strokeWidth="9"
        strokeLinejoin="round"
        strokeLinecap="round"
        d="M910 176l30-32v-30l22-16 22 16v30l30 32M882 232l34-19"
      />
      <path className="fill-night-text" d="M953 120h18v16h-18z" />
      <path className="fill-night-ink" d="M950 292h26v40h-26z" />
    </>
  ),
};

export function MapDrawing({ street, number, road, town, crossing, shows }: Drawing) {
  return (
    <svg viewBox="0 0 1280 600" preserveAspectRatio="xMidYMid slice" className="absolute size-full" aria-hidden="true">
      <path className="fill-sky-hill-2" d="M0 262C160 230 360 230 560 268S960 210 1280 252V340H0z" />
      {shows.includes('river') && river}
      {crossing && <path className="fill-none stroke-surface" strokeWidth="34" d="M822 360V600" />}
      <path className="fill-none stroke-canola-tint" strokeWidth="56" d="M0 360H1280" />
      {shows.map((name) => name !== 'river' && <g key={name}>{landmarks[name]}</g>)}
      <g transform="translate(600 332) scale(1.35)">
        <path className="fill-wood-deep" d="M26-142h18v60l-18-16z" />
        <path className="fill-night-text" d="M-58 0v-84l58-52 58 52V0z" />
        <path
          className="fill-none stroke-bow-1"
          strokeWidth="14"
          strokeLinejoin="round"
          strokeLinecap="round"
          d="M-70-76L0-138l70 62"
        />
        <path className="fill-accent" d="M-21 0v-45a21 21 0 0 1 42 0V0z" />
        <circle className="fill-wood-deep" cx="13" cy="-30" r="3" />
        <text y="-80" textAnchor="middle" className="fill-night-ink font-display text-lead">
          {number}
        </text>
      </g>
      <g textAnchor="middle">
        <text x="1100" y="448" className="fill-ink font-display text-2">
          {town}
        </text>
        <g className="fill-ink text-label">
          {[600, 1060].map((x) => (
            <text key={x} x={x} y="366">
              {road ?? street}
            </text>
          ))}
          {crossing && <text transform="translate(828 450) rotate(-90)">{crossing}</text>}
        </g>
      </g>
    </svg>
  );
}
