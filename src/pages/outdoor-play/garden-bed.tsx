// Decoration: a bed as wide as the page, with carrots, sunflowers and peas in turn. They grow from the board below the page, as from a planter.

/** Enough for the widest viewport; those that have no room in the first row are not shown, so that none is cut. */
const places = Array.from({ length: 27 }, (_, index) => index);

export function GardenBed() {
  return (
    <div className="mt-16 flex h-24 flex-wrap justify-around overflow-clip px-2 print:hidden!" aria-hidden="true">
      {places.map((place) => (
        <svg key={place} viewBox="0 0 96 112" className="size-24">
          {plants[place % plants.length]}
        </svg>
      ))}
    </div>
  );
}

const plants = [
  <path
    key="carrot"
    d="M48 112c-4-26-22-34-30-50 16 4 24 14 28 26-2-22-2-36 4-48 6 12 6 26 2 48 6-12 14-22 28-26-8 16-26 24-28 50z"
    className="fill-bow-4"
  />,
  <g key="sunflower">
    <path d="M45 50h6v62h-6z" className="fill-bow-4" />
    <path d="M50 92c4-14 16-18 28-16-2 12-14 18-28 16z" className="fill-bow-4" />
    <circle cx="48" cy="38" r="26" className="fill-bow-2" />
    <circle cx="48" cy="38" r="13" className="fill-night-hill" />
  </g>,
  <g key="pea">
    <path d="M45 60h6v52h-6z" className="fill-bow-4" />
    <circle cx="48" cy="58" r="14" className="fill-spruce-mid" />
    <circle cx="32" cy="84" r="11" className="fill-spruce-mid" />
    <circle cx="64" cy="84" r="11" className="fill-spruce-mid" />
  </g>,
] as const;
