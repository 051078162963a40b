// Samples rendered from the design tokens: type scale, spacing, corners, target sizes, durations and focus indicators.
import { motion, radii, sizes, space, type } from '#design/tokens.ts';

const steps = {
  hero: 'font-display text-hero',
  1: 'font-display text-1 leading-tight font-bold',
  2: 'font-display text-2',
  3: 'font-display text-3',
  card: 'font-display text-card',
  quote: 'font-display text-quote',
  lead: 'text-lead',
  body: 'text-body',
  label: 'text-label',
  small: 'text-small',
} as const;

export type TypeStep = keyof typeof steps;

/** A line in one step of the type scale, with the step's name and its size in px. */
export function TypeSample({ step, words, size }: { step: TypeStep; words: string; size: (px: TypeSize) => string }) {
  return (
    <li className="grid items-baseline gap-x-6 gap-y-1 border-t-2 border-line-strong py-4 wide:grid-cols-5">
      <div className={`max-w-full text-balance wide:col-span-4 ${steps[step]}`}>{words}</div>
      <p className="text-small">
        <b>{step}</b> {size({ phone: sizeAt(type[step][0], 390), desk: sizeAt(type[step][0], 1280) })}
      </p>
    </li>
  );
}

export interface TypeSize {
  phone: number;
  desk: number;
}

/** A size token (rem, or a clamp of rem and vw) in whole px, at a viewport width in px. */
export function sizeAt(size: string, width: number): number {
  const [least = 0, grown, most] = size
    .replace(/^clamp\(|\)$/g, '')
    .split(',')
    .map((part) =>
      part
        .split('+')
        .reduce((sum, term) => sum + Number.parseFloat(term) * (term.includes('vw') ? width / 100 : 16), 0),
    );
  return Math.round(grown === undefined || most === undefined ? least : Math.min(most, Math.max(least, grown)));
}

const rods = [
  [1, 'w-1 bg-chinook-mid'],
  [2, 'w-2 bg-rosehip-mid'],
  [3, 'w-3 bg-chinook-mid'],
  [4, 'w-4 bg-rosehip-mid'],
  [6, 'w-6 bg-chinook-mid'],
  [8, 'w-8 bg-rosehip-mid'],
  [12, 'w-12 bg-chinook-mid'],
  [16, 'w-16 bg-rosehip-mid'],
  [24, 'w-24 bg-chinook-mid'],
  [30, 'w-30 bg-rosehip-mid'],
] as const;

/** Every step of the spacing scale as a bar of that length. */
export function SpaceRods() {
  return (
    <ul role="list" className="grid gap-1">
      {rods.map(([step, look]) => (
        <li key={step} className="flex items-center gap-3">
          <span className={`h-5 shrink-0 edged ${look}`} />
          {sizeAt(space[step], 0)} px
        </li>
      ))}
    </ul>
  );
}

const corners = {
  none: 'rounded-none',
  field: 'rounded-field',
  panel: 'rounded-panel',
  card: 'rounded-card',
  full: 'rounded-full',
} as const;

/** Corner radii by name, then the two elevations: `flat` without a shadow, `lift` with one. */
export function Corners({ flat, lift }: { flat: string; lift: string }) {
  return (
    <ul role="list" className="grid grid-cols-2 gap-6 tablet:grid-cols-4">
      {(Object.keys(corners) as (keyof typeof corners)[]).map((name) => (
        <li key={name}>
          <span className={`mb-2 block h-24 bg-canola-mid edged ${corners[name]}`} />
          <span>{name === 'none' || name === 'full' ? name : `${name} ${sizeAt(radii[name], 0)} px`}</span>
        </li>
      ))}
      <li>
        <span className="mb-2 block h-24 rounded-panel bg-surface edged" />
        {flat}
      </li>
      <li>
        <span className="mb-2 block h-24 rounded-panel bg-surface shadow-lift edged" />
        {lift}
      </li>
    </ul>
  );
}

const targets = { target: 'h-target', tab: 'h-tab', field: 'h-field', button: 'h-button' } as const;

/** Heights of interactive elements. */
export function Targets() {
  return (
    <ul role="list" className="grid gap-3">
      {(Object.keys(targets) as (keyof typeof targets)[]).map((name) => (
        <li
          key={name}
          className={`flex items-center gap-2 rounded-field border-2 border-dashed border-line-strong bg-surface px-4 ${targets[name]}`}
        >
          {name} <b>{sizeAt(sizes[name], 0)} px</b>
        </li>
      ))}
    </ul>
  );
}

/** Table rows: the duration of each kind of motion, and where it is used. */
export const timeRows = (uses: Record<keyof typeof motion, string>) =>
  (Object.keys(motion) as (keyof typeof motion)[]).map((name) => ({
    head: motion[name].replace('ms', ' ms'),
    text: uses[name],
  }));

const focusGrounds = { paper: 'bg-paper', stage: 'bg-stage', night: 'night' } as const;

/** The focus indicator on each background. Imitated by a class, since only one element can have the focus. */
export function FocusRings({ names }: { names: Record<keyof typeof focusGrounds, string> }) {
  return (
    <ul role="list" className="grid gap-4">
      {(Object.keys(focusGrounds) as (keyof typeof focusGrounds)[]).map((ground) => (
        <li key={ground} className={`grid place-items-center p-8 edged ${focusGrounds[ground]}`}>
          <span className="rounded-full px-5 py-3 font-semibold ring-3 ring-focus-halo outline-3 outline-offset-3 outline-focus">
            {names[ground]}
          </span>
        </li>
      ))}
    </ul>
  );
}
