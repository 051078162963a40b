// Decoration: a toy thermometer beside the weather that it shows, and a sun behind haze beside that of smoke, which no thermometer shows.
const marks = [80, 130, 180, 230, 330] as const;
/** The layers of haze, in which the sun goes under. */
const haze = ['M7 66h82', 'M21 86h34', 'M70 86h19', 'M7 106h18', 'M40 106h36'] as const;

/** `limit` stands where the second weather begins, in the text's own words. */
export function Thermometer({ limit }: { limit: string | undefined }) {
  return (
    <svg viewBox="0 0 160 470" className="h-full w-24 tablet:w-30" aria-hidden="true">
      <path d="M20 40a28 28 0 0 1 56 0v332a44 44 0 1 1-56 0z" className="fill-surface stroke-ink" strokeWidth="6" />
      <circle cx="48" cy="410" r="28" className="fill-bow-1" />
      <path d="M40 170h16v230H40z" className="fill-bow-1" />
      {marks.map((y) => (
        <path key={y} d={`M62 ${y}h14`} className="stroke-ink" strokeWidth="5" />
      ))}
      <path d="M48 280h36" className="stroke-ink" strokeWidth="7" />
      <text x="90" y="294" className="fill-ink font-display text-2">
        {limit}
      </text>
    </svg>
  );
}

export function HazySun() {
  return (
    <svg viewBox="0 20 96 94" className="w-16 tablet:w-24" aria-hidden="true">
      <path d="M12 66a36 36 0 0 1 72 0z" className="fill-bow-2 stroke-ink" strokeWidth="6" />
      {haze.map((line) => (
        <path key={line} d={line} className="stroke-ink" strokeWidth="7" strokeLinecap="round" />
      ))}
    </svg>
  );
}
