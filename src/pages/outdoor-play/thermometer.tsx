// Decoration: a toy thermometer beside the three weather conditions.
const marks = [90, 130, 170, 210, 250, 290, 330, 370] as const;

export function Thermometer() {
  return (
    <svg viewBox="0 0 96 520" className="w-16 shrink-0 self-stretch tablet:w-24" aria-hidden="true">
      <path d="M20 40a28 28 0 0 1 56 0v372a44 44 0 1 1-56 0z" className="fill-surface stroke-ink" strokeWidth="6" />
      <circle cx="48" cy="450" r="28" className="fill-bow-1" />
      <path d="M40 200h16v240H40z" className="fill-bow-1" />
      {marks.map((y) => (
        <path key={y} d={`M62 ${y}h14`} className="stroke-ink" strokeWidth="5" />
      ))}
    </svg>
  );
}
