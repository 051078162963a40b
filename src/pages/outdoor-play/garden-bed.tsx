// Decoration: a bed as wide as the page, with carrots, sunflowers and peas in turn. They grow from the board below the page, as from a planter.

/** The x coordinates of enough plants for the widest viewport; narrower viewports crop both sides. */
const places = Array.from({ length: 24 }, (_, index) => index * 96);

export function GardenBed() {
  return (
    <div className="mt-16 print:hidden!" aria-hidden="true">
      <svg viewBox="0 0 2304 112" preserveAspectRatio="xMidYMax slice" className="block h-24 w-full">
        {places.map((x, index) => (
          <g key={x} transform={`translate(${x} 0)`}>
            {plants[index % plants.length]}
          </g>
        ))}
      </svg>
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
