// Decoration: a toy thermometer beside the three weather conditions.
const marks = [90, 140, 190, 240, 290, 340, 390, 440, 490] as const;

export function Thermometer() {
  return (
    <svg viewBox="0 0 96 650" className="w-16 shrink-0 self-stretch tablet:w-24" aria-hidden="true">
      <path d="M20 40a28 28 0 0 1 56 0v502a44 44 0 1 1-56 0z" className="fill-surface stroke-ink" strokeWidth="6" />
      <circle cx="48" cy="580" r="28" className="fill-bow-1" />
      <path d="M40 250h16v316H40z" className="fill-bow-1" />
      {marks.map((y) => (
        <path key={y} d={`M62 ${y}h14`} className="stroke-ink" strokeWidth="5" />
      ))}
    </svg>
  );
}
