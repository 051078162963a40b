// Two hills along the lower edge of a sky, one behind a picture and one in front of it. Decorative.
const places = {
  behind: { className: 'fill-sky-hill-2', path: 'M0 96C220 30 480 70 760 170S1120 250 1280 130V352H0z' },
  front: {
    className: 'z-3 fill-sky-hill',
    path: 'M0 172C260 112 560 190 840 250S1160 180 1280 214V352H0z',
  },
} as const;

const shapeClasses =
  'pointer-events-none absolute inset-x-0 -bottom-px h-48 w-full wide:aspect-4/1 wide:h-auto wide:max-h-aside more-contrast:hidden forced-colors:hidden';

export function Hills({ place }: { place: keyof typeof places }) {
  const { className, path } = places[place];
  return (
    <svg
      className={`${shapeClasses} ${className}`}
      viewBox="0 0 1280 352"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
