// Flakes and footprints over the evening landscape (ui/drawing/evening-land.tsx).

/** Footprints, left and right alternately, that end in the middle of the front hill, or on narrow screens, which show its right half, before the house. */
const steps = [
  [60, 366],
  [104, 352],
  [150, 358],
  [196, 343],
  [242, 350],
  [288, 336],
  [334, 343],
  [380, 330],
  [426, 337],
  [472, 325],
  [518, 331],
] as const;

const flakes = [
  [80, 120],
  [190, 40],
  [250, 190],
  [330, 110],
  [480, 170],
  [540, 70],
  [680, 150],
  [720, 220],
  [830, 150],
  [1150, 150],
  [1220, 120],
  [1250, 210],
] as const;

export function Snow() {
  return (
    <g className="fill-night-text">
      {flakes.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4" opacity=".8" />
      ))}
      <g className="max-tablet:hidden">
        <Steps />
      </g>
      <g className="tablet:hidden" transform="translate(410 -4)">
        <Steps />
      </g>
    </g>
  );
}

const Steps = () => steps.map(([x, y]) => <ellipse key={x} cx={x} cy={y} rx="9" ry="4.5" opacity=".85" />);
