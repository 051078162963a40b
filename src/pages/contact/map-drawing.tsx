// Decoration: the house at its street, and what its folder says is near. It is never larger nor smaller than drawn: phones show the middle, where all that has a
// name stands, and on wide windows ground and water go on at both sides.
import type { ReactNode } from 'react';

import type { whereabouts } from '#content/values/houses.ts';

type Drawing = (typeof whereabouts)[number]['findUs']['drawing'];

const river = (
  <path
    className="fill-none stroke-sky"
    strokeWidth="56"
    d="M-1200 400C-900 340-600 420-300 392S200 330 500 374 900 420 1200 380 1900 360 2400 400"
  />
);
/** The road goes on over it, between railings that open to the banks. */
const bridge = (
  <path
    className="fill-none stroke-wood-deep"
    strokeWidth="8"
    strokeLinecap="round"
    strokeLinejoin="round"
    d="M659 338l10 12v72l-10 12M721 338l-10 12v72l10 12"
  />
);
/** What stands on the ground. */
const landmarks: Record<Exclude<Drawing['shows'][number], 'river'>, ReactNode> = {
  trees: (
    <>
      <path className="fill-wood-deep" d="M752 486h6v30h-6zM610 500h6v24h-6z" />
      <path className="fill-bow-4" d="M755 504c-20-20-22-72 0-102 22 30 20 82 0 102z" />
      <path className="fill-spruce-mid" d="M592 486a21 21 0 0 1 42 0 21 21 0 0 1-42 0z" />
      {/* At phones' edges they would be cut. */}
      <g className="max-wide:hidden">
        <path
          className="fill-wood-deep"
          d="M316 200h8v36h-8zM856 200h8v36h-8zM918 200h8v36h-8zM948 194h6v42h-6zM886 500h8v34h-8z"
        />
        <path
          className="fill-bow-4"
          d="M286 214l34-96 34 96zM826 214l34-96 34 96zM922 226c-24-22-26-84 0-120 26 36 24 98 0 120zM856 512l34-96 34 96z"
        />
        <path
          className="fill-spruce-mid"
          d="M346 176a22 22 0 0 1 44 0 22 22 0 0 1-44 0zM931 176a20 20 0 0 1 40 0 20 20 0 0 1-40 0z"
        />
        <path className="fill-wood-deep" d="M365 190h6v44h-6z" />
      </g>
    </>
  ),
  parking: (
    <g transform="translate(-52 -102)">
      <path className="fill-wood-deep" d="M726 264h5v68h-5z" />
      <rect className="fill-chinook-mid" x="711" y="238" width="35" height="35" rx="6" />
      <path className="fill-none stroke-night-ink" strokeWidth="4.5" d="M724 266v-21h6a6.5 6.5 0 0 1 0 13h-6" />
      <path className="fill-canola-mid" d="M737 320v-16q0-7 8-8l7-15q2-4 7-4h18q5 0 8 4l9 15q11 1 11 10v14z" />
      <path
        className="fill-night-ink"
        d="M759 296l5-12h6v12zM775 296v-12h3l7 12zM742 320a10 10 0 0 1 20 0 10 10 0 0 1-20 0zM780 320a10 10 0 0 1 20 0 10 10 0 0 1-20 0z"
      />
    </g>
  ),
  'grain-elevator': (
    <g transform="translate(520 524) scale(.8) translate(-951 -332)">
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
    </g>
  ),
};

export function MapDrawing({ street, number, road, town, crossing, shows }: Drawing) {
  const hasRiver = shows.includes('river');
  return (
    <svg
      viewBox="0 0 1200 600"
      preserveAspectRatio="xMidYMid slice"
      className="absolute left-1/2 h-full w-page max-w-none -translate-x-1/2 overflow-visible wide:left-2/3"
      aria-hidden="true"
    >
      <path
        className="fill-sky-hill-2"
        d="M-1200 180C-900 110-600 140-300 166S200 120 500 160 900 110 1200 150 1900 190 2400 140V260H-1200z"
      />
      {hasRiver && river}
      {crossing && (
        <>
          <path
            className="fill-none stroke-surface forced-colors:stroke-canola-tint"
            strokeWidth="34"
            d="M690 250V800"
          />
          {hasRiver && bridge}
        </>
      )}
      <path className="fill-none stroke-canola-tint" strokeWidth="56" d="M-1200 258H2400" />
      {shows.map((name) => name !== 'river' && <g key={name}>{landmarks[name]}</g>)}
      <g transform="translate(548 230) scale(1.35)">
        <path className="fill-wood-deep" d="M26-142h18v60l-18-16z" />
        <path
          className="fill-night-text forced-colors:fill-paper forced-colors:stroke-ink"
          d="M-58 0v-84l58-52 58 52V0z"
        />
        <path
          className="fill-none stroke-bow-1"
          strokeWidth="14"
          strokeLinejoin="round"
          strokeLinecap="round"
          d="M-70-76L0-138l70 62"
        />
        <path className="fill-bow-4" d="M-21 0v-45a21 21 0 0 1 42 0V0z" />
        <circle className="fill-wood-deep" cx="13" cy="-30" r="3" />
        <text y="-80" textAnchor="middle" className="fill-night-ink font-display text-lead">
          {number}
        </text>
      </g>
      <g className="fill-ink">
        <text x="652" y="568" textAnchor="end" className="font-display text-2">
          {town}
        </text>
        <g textAnchor="middle" className="text-label">
          <text x="548" y="264">
            {road ?? street}
          </text>
          {crossing && <text transform="translate(696 516) rotate(-90)">{crossing}</text>}
        </g>
      </g>
    </svg>
  );
}
