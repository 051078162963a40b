// A colour pair of the palette, with its measured contrast in every colour scheme.
import { schemes } from '#content/values/design.ts';
import { fixed } from '#design/colours.ts';
import { contrast } from '#design/contrast.ts';
import type { Scheme } from '#design/palette.ts';

/** Class names in full, because Tailwind generates only classes that it finds in source files. */
const fronts = {
  ink: 'text-ink',
  'ink-soft': 'text-ink-soft',
  'accent-ink': 'text-accent-ink',
  'on-accent': 'text-on-accent',
  'on-sticker': 'text-on-sticker',
  success: 'text-success',
  error: 'text-error',
  'line-strong': 'text-line-strong',
  focus: 'text-focus',
  accent: 'text-accent',
  'night-ink': 'text-night-ink',
  'night-text': 'text-night-text',
  'night-soft': 'text-night-soft',
  'night-link': 'text-night-link',
  'rosehip-deep': 'text-rosehip-deep',
  'canola-deep': 'text-canola-deep',
  'spruce-deep': 'text-spruce-deep',
  'chinook-deep': 'text-chinook-deep',
  'saskatoon-deep': 'text-saskatoon-deep',
} as const;

const grounds = {
  paper: 'bg-paper',
  'paper-2': 'bg-paper-2',
  surface: 'bg-surface',
  accent: 'bg-accent',
  stage: 'bg-stage',
  sky: 'bg-sky',
  voice: 'bg-voice',
  sticker: 'bg-sticker',
  'success-tint': 'bg-success-tint',
  'error-tint': 'bg-error-tint',
  'focus-halo': 'bg-focus-halo',
  'night-sky': 'bg-night-sky',
  'night-base': 'bg-night-base',
  'night-hill': 'bg-night-hill',
  'rosehip-mid': 'bg-rosehip-mid',
  'rosehip-tint': 'bg-rosehip-tint',
  'canola-mid': 'bg-canola-mid',
  'canola-tint': 'bg-canola-tint',
  'spruce-mid': 'bg-spruce-mid',
  'spruce-tint': 'bg-spruce-tint',
  'chinook-mid': 'bg-chinook-mid',
  'chinook-tint': 'bg-chinook-tint',
  'saskatoon-mid': 'bg-saskatoon-mid',
  'saskatoon-tint': 'bg-saskatoon-tint',
} as const;

export type SwatchFront = keyof typeof fronts;
export type SwatchGround = keyof typeof grounds;

export interface SwatchPair {
  readonly front: SwatchFront;
  readonly ground: SwatchGround;
  readonly use: string;
}

interface SwatchProps extends SwatchPair {
  /** Text in the front colour; without it a ring is shown, for colours of borders and icons. */
  sample?: string;
  /** Name of each scheme; `always` is shown if the contrast is the same in all of them. */
  schemeNames: Record<Scheme, string> & { always: string };
}

export function Swatch({ front, ground, use, sample, schemeNames: { always, ...names } }: SwatchProps) {
  const measured = measure(front, ground);
  const same = new Set(Object.values(measured)).size === 1;
  return (
    <div>
      <div
        className={`grid min-h-24 place-items-center border-x-plank border-wood font-display text-2 leading-none edged ${grounds[ground]} ${fronts[front]}`}
        aria-hidden="true"
      >
        {sample ?? <span className="h-8 w-12 rounded-field border-4" />}
      </div>
      <p className="mt-2 font-semibold">{use}</p>
      <p className="text-small text-ink-soft">
        {front}, {ground}
      </p>
      <ul role="list" className="flex flex-wrap gap-x-4 text-small tabular-nums">
        {same ? (
          <li>
            <b>{measured.light}</b> {always}
          </li>
        ) : (
          (Object.keys(names) as Scheme[]).map((scheme) => (
            <li key={scheme}>
              <b>{measured[scheme]}</b> {names[scheme]}
            </li>
          ))
        )}
      </ul>
    </div>
  );
}

/** The pair's contrast in every scheme, rounded down to one decimal, so that no figure overstates it. */
export function measure(front: SwatchFront, ground: SwatchGround): Record<Scheme, string> {
  const of = (scheme: Scheme) => {
    const colours = { ...schemes[scheme], ...fixed };
    return (Math.floor(contrast(colours[front], colours[ground]) * 10) / 10).toFixed(1);
  };
  return { light: of('light'), evening: of('evening'), contrast: of('contrast') };
}
