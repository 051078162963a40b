// Decoration: building blocks at the lower edge of the section about early math.
const tower = [
  [494, 200, 92],
  [502, 124, 76],
  [509, 62, 62],
  [516, 14, 48],
  [523, -20, 34],
  [529, -42, 22],
] as const;

export function Skyline() {
  return (
    <svg viewBox="0 -50 600 350" className="block w-full overflow-visible" aria-hidden="true">
      <path d="M0 292h3000v8H0z" className="fill-wood-deep" />
      <path d="M10 292v-70a70 70 0 0 1 140 0v70h-40v-70a30 30 0 0 0-60 0v70z" className="fill-bow-4" />
      <path d="M56 292v-66a24 24 0 0 1 48 0v66z" className="fill-bow-3" />
      <path d="M165 292l65-120 65 120z" className="fill-canola-mid" />
      <rect x="306" y="172" width="120" height="120" rx="6" className="fill-chinook-mid" />
      <path d="M296 172l70-96 70 96z" className="fill-bow-1" />
      <circle cx="366" cy="232" r="26" className="fill-bow-3" />
      <circle cx="460" cy="262" r="30" className="fill-saskatoon-mid" />
      {tower.map(([x, y, size], index) => (
        <rect
          key={y}
          x={x}
          y={y}
          width={size}
          height={size}
          rx="4"
          className={index % 2 ? 'fill-rosehip-mid' : 'fill-bow-1'}
        />
      ))}
    </svg>
  );
}
