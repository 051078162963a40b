// Decoration: four coats on a rail that extends to the viewport's edge, where the hooks are free.
const coats = [
  { x: 64, size: 1.12, cloth: 'fill-bow-1', trim: 'fill-bow-3' },
  { x: 178, size: 0.92, cloth: 'fill-bow-4', trim: 'fill-canola-mid' },
  { x: 286, size: 1, cloth: 'fill-chinook-mid', trim: 'fill-bow-3' },
  { x: 390, size: 0.84, cloth: 'fill-saskatoon-mid', trim: 'fill-bow-1' },
] as const;
const freeHooks = [478, 566, 654, 742, 830, 918, 1006, 1094];
const hooks = [...coats.map(({ x }) => x), ...freeHooks];

export function CoatHooks() {
  return (
    <svg viewBox="0 0 520 300" className="block w-full overflow-visible" aria-hidden="true">
      <path d="M0 14h3000v34H0z" className="fill-bow-3" />
      <path d="M0 48h3000v7H0z" className="fill-wood-deep" />
      {hooks.map((x) => (
        <path
          key={x}
          d={`M${x} 30v24a9 9 0 0 0 18 0`}
          className="fill-none stroke-wood-deep"
          strokeWidth="7"
          strokeLinecap="round"
        />
      ))}
      {coats.map(({ x, size, cloth, trim }) => (
        <g key={x} transform={`translate(${x + 6} 62) scale(${size})`}>
          <path
            d="M-18 4Q0-8 18 4L42 20 60 106 38 112 29 72 34 178Q0 188-34 178L-29 72-38 112-60 106-42 20z"
            className={cloth}
          />
          <path d="M-18 4Q0 30 18 4 0-8-18 4z" className={trim} />
          <path d="M-1.5 24h3v158h-3z" className="fill-night-ink" />
          {[52, 88, 124].map((y) => (
            <circle key={y} cx="9" cy={y} r="4" className={trim} />
          ))}
        </g>
      ))}
    </svg>
  );
}
