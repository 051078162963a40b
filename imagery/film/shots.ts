// The film as a table: one picture a shot, and the part of it that is seen when the shot begins and when it ends (px of the 1200 × 800 master: left, top, width;
// the height follows from 16:9). Slow, one direction a shot, and every face stays in view.

/** Seconds from one shot to the next, of a cross-fade, and so of one whole shot. */
export const step = 4;
export const fade = 1;
export const length = step + fade;

interface Shot {
  readonly picture: string;
  readonly from: readonly [left: number, top: number, width: number];
  readonly to: readonly [left: number, top: number, width: number];
}

export const shots: readonly Shot[] = [
  { picture: 'arrival', from: [20, 84, 1160], to: [125, 140, 1020] },
  { picture: 'montessori_shelf', from: [50, 120, 1060], to: [140, 120, 1060] },
  { picture: 'cur_practical', from: [40, 90, 1120], to: [100, 106, 1000] },
  { picture: 'reading', from: [60, 130, 1060], to: [240, 214, 900] },
  { picture: 'lunch', from: [30, 110, 1040], to: [130, 110, 1040] },
  { picture: 'nap', from: [0, 90, 1200], to: [45, 150, 1090] },
  { picture: 'outdoor_play', from: [20, 110, 1180], to: [110, 150, 1060] },
  { picture: 'lantern', from: [0, 60, 1200], to: [230, 150, 950] },
];
