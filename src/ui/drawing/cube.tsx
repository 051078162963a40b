// A small square in the colour of a family (design/families.ts). Decorative, beside a heading.
const families = {
  rosehip: 'bg-rosehip-mid',
  canola: 'bg-canola-mid',
  spruce: 'bg-spruce-mid',
  chinook: 'bg-chinook-mid',
  saskatoon: 'bg-saskatoon-mid',
} as const;

export function Cube({ family }: { family: keyof typeof families }) {
  return <span aria-hidden="true" className={`size-6 shrink-0 border-2 border-wood-deep ${families[family]}`} />;
}
