/** The few colours that a daycare may choose for itself, and what follows from them. */
import { contrast } from './contrast.ts';
import { pairs, palette, type Colour, type Scheme } from './palette.ts';

/** By the names of site/design.yaml; those that are missing stay. */
export interface OwnColours {
  readonly buttons?: string | undefined;
  readonly ground?: string | undefined;
  readonly badge?: string | undefined;
}

type Colours = Readonly<Record<Colour, string>>;

/** What a choice changes; that of the palette changes nothing. Buttons darken under the pointer by day and lighten in the evening. */
function changesOf(scheme: 'light' | 'evening', { buttons, ground, badge }: OwnColours): Partial<Colours> {
  const texts = [palette.light['on-accent'], palette.light.ink];
  const textOn = (colour: string) =>
    texts.toSorted((one, other) => contrast(other, colour) - contrast(one, colour))[0]!;
  const { accent, stage, sticker } = palette[scheme];
  return {
    ...(buttons &&
      buttons !== accent && {
        accent: buttons,
        'accent-ink': buttons,
        'accent-strong': mixed(buttons, scheme === 'light' ? '#000000' : '#FFFFFF', 0.3),
        'on-accent': textOn(buttons),
      }),
    ...(ground && ground !== stage && { stage: ground }),
    ...(badge && badge !== sticker && { sticker: badge, 'on-sticker': textOn(badge) }),
  };
}

/** The colours of a scheme with those that a daycare chose. */
export const coloursWith = (scheme: 'light' | 'evening', own: OwnColours): Colours => ({
  ...palette[scheme],
  ...changesOf(scheme, own),
});

export const schemesWith = (own: { readonly light?: OwnColours; readonly evening?: OwnColours }) =>
  ({
    light: coloursWith('light', own.light ?? {}),
    evening: coloursWith('evening', own.evening ?? {}),
    contrast: palette.contrast,
  }) satisfies Record<Scheme, Colours>;

/** What the colours that an owner's change are called in design.yaml and in what is said of it. */
const words: Partial<Colours> = {
  accent: 'a button',
  'accent-strong': 'a button under the pointer',
  'on-accent': 'text',
  'accent-ink': 'the text of links',
  stage: 'the ground behind the form',
  sticker: 'the badge',
  'on-sticker': 'text',
  paper: 'the page',
  'paper-2': 'the page',
  surface: 'the page',
  ink: 'text',
  focus: 'the frame around what has the keyboard',
};

/**
 * Why a colour cannot be read where it is used, and the nearest one that can; undefined if it can.
 * @param name what the owner calls it
 */
export function unreadable(scheme: 'light' | 'evening', name: keyof OwnColours, colour: string): string | undefined {
  const broken = brokenBy(scheme, name, colour);
  if (!broken) return undefined;
  const nearest = Array.from({ length: 100 }, (_, step) => step / 100)
    .flatMap((share) => [mixed(colour, '#000000', share), mixed(colour, '#FFFFFF', share)])
    .find((candidate) => !brokenBy(scheme, name, candidate));
  const [front, ground] = broken;
  return `is hard to see: some parents could not make out ${words[front] ?? front} on ${words[ground] ?? ground}.${nearest ? ` The nearest that can be seen is '${nearest}'` : ''}`;
}

function brokenBy(scheme: 'light' | 'evening', name: keyof OwnColours, colour: string) {
  const changes = changesOf(scheme, { [name]: colour });
  const colours = coloursWith(scheme, { [name]: colour });
  const ratioOf = ([front, ground]: (typeof pairs)[number]) => contrast(colours[front], colours[ground]);
  return pairs.find((each) => each.slice(0, 2).some((used) => String(used) in changes) && ratioOf(each) < each[2]);
}

/** A share of another colour put into a colour. */
function mixed(colour: string, other: string, share: number): string {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [from, to] = [channels(colour), channels(other)];
  return `#${from
    .map((value, index) =>
      Math.round(value + (to[index]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();
}
