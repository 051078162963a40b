/**
 * The design tokens: type, sizes, radii, shadows and durations. Colours: `palette.ts` and `colours.ts`.
 * `tailwind.config.ts` replaces Tailwind's default theme with them, so a value that is not here has no class, unless it is a share, a count, a keyword or a
 * border in px, which Tailwind has itself.
 * Values come from the art direction.
 */

/** [size, line height, tracking, weight]; sizes in rem + vw, so that 200 % text and 400 % zoom work, and at least 1rem. */
export const type = {
  hero: ['clamp(2.875rem, 1.35rem + 5.1vw, 5.75rem)', '0.95', '-0.025em', '700'],
  1: ['clamp(2.25rem, 1.55rem + 2.9vw, 3.875rem)', '1.04', '-0.012em', '700'],
  2: ['clamp(1.75rem, 1.4rem + 1.45vw, 2.5rem)', '1.08', '-0.012em', '700'],
  3: ['clamp(1.375rem, 1.28rem + 0.45vw, 1.625rem)', '1.15', '-0.012em', '700'],
  card: ['clamp(1.5rem, 1.506rem + 0.38vw, 1.8125rem)', '1.08', '-0.012em', '700'],
  quote: ['clamp(1.75rem, 1rem + 3.2vw, 3.375rem)', '1.12', '-0.01em', '650'],
  lead: ['clamp(1.1875rem, 1.1rem + 0.42vw, 1.4375rem)', '1.5', '0', '400'],
  body: ['1.125rem', '1.6', '0', '400'],
  /** Of a text that is read from its beginning to its end. */
  reading: ['clamp(1.125rem, 1.06rem + 0.3vw, 1.25rem)', '1.6', '0', '400'],
  /** A heading and a numeral that are pictures themselves. */
  giant: ['clamp(2.875rem, 0.6rem + 8.6vw, 7.75rem)', '0.95', '-0.025em', '700'],
  numeral: ['clamp(4.5rem, 3rem + 6vw, 8rem)', '0.9', '-0.03em', '750'],
  label: ['1.0625rem', '1.3', '0', '600'],
  small: ['1rem', '1.5', '0', '400'],
} as const;

/** Sizes on paper, of those styles that are much larger on a screen. Headings have sizes of their own there (print.css). */
export const paperType: { readonly [Name in keyof typeof type]?: string } = {
  1: '14pt',
  hero: '14pt',
  quote: '14pt',
  numeral: '14pt',
  lead: '1rem',
  body: '1rem',
  reading: '1rem',
  label: '1rem',
  /** Of 14 px, that a page has on paper: more than 9 pt. */
  small: '0.875rem',
};

export const fonts = {
  display: ['"Winky Sans Variable"', '"Winky Sans Fallback"', '"Trebuchet MS"', 'sans-serif'],
  text: ['"Atkinson Hyperlegible Next Variable"', '"Atkinson Fallback"', 'Verdana', 'sans-serif'],
} as const;

export const weights = { normal: '400', medium: '550', semibold: '600', strong: '650', bold: '700' } as const;

/** Spacing in steps of 4 px (key × 4 px), and distances with a name. */
export const space = {
  0: '0',
  px: '1px',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  24: '6rem',
  30: '7.5rem',
  48: '12rem',
  section: 'clamp(4rem, 2.6rem + 5.6vw, 7.5rem)',
  gutter: 'clamp(1.25rem, 4vw, 2.5rem)',
  /** Between the pictures of a gallery (REQ U9, U56), and between its thumbnails: the margin of two (REQ U44). */
  pictures: '10px',
  /** From the window's edge to the page's column. */
  edge: 'max(clamp(1.25rem, 4vw, 2.5rem), (100vw - 75rem) / 2)',
} as const;

/** Sizes beside the spacing. Targets are at least 44 px (WCAG 2.5.5). */
export const sizes = {
  target: '2.75rem',
  tab: '2.875rem',
  field: '3rem',
  button: '3.25rem',
  icon: '1.35em',
  'icon-block': '2.1em',
  page: '75rem',
  card: '30.5rem',
  /** Of a paragraph anywhere. */
  line: '62ch',
  /** Of a text for reading: lines of at most 70 letters, most of which are narrower than the digit that `ch` is as wide as. */
  prose: '45ch',
  /** Of a text for reading with its quotes and tables, of what follows it, and of a form alone. */
  column: '40rem',
  lead: '32em',
  aside: '19rem',
  /** The resolution of the widest pictures. */
  picture: '88rem',
  toast: '350px',
  /** Of Call, with the longest words that say when the daycare opens, and Register beside it. */
  'at-hand': '26.5rem',
  /** Four thumbnails of a gallery, each 100 px wide, 80 px high at 5/4, with 5 px on either side (REQ U42 to U44, U56). */
  thumbnails: '430px',
  map: '600px',
  bead: '9.5rem',
  /** Of a field for texts on phones in landscape, where its message and a toast are in view with it. */
  text: '35dvh',
  /** Of what sticks below the header, as high as the window at most. */
  rail: 'calc(100dvh - 6rem)',
} as const;

export const radii = {
  none: '0',
  field: '0.625rem',
  panel: '1.25rem',
  card: '2rem',
  full: '99rem',
  disc: '50%',
} as const;

/** `lift` is for elements above the page (form card, mega-menu, toast); `plank` is the dark edge below a wooden board. */
export const shadows = {
  none: 'none',
  lift: 'var(--lift)',
  glow: 'var(--lift), var(--glow)',
  plank: `0 ${space[1]} var(--wood-deep)`,
} as const;

/** The thickness of a plank; all other widths of borders are Tailwind's own. */
export const borders = { plank: space[4] } as const;

/** Columns that Tailwind has not: of unequal shares, the first as wide as its content, one beside the main content, and as many figures as fit side by side. */
const ofDay = (parts: number) => `${space.edge} repeat(${parts}, 1fr) ${space.edge}`;

export const columns = {
  '7-5': 'minmax(0, 7fr) minmax(0, 5fr)',
  '5-7': 'minmax(0, 5fr) minmax(0, 7fr)',
  '3-4-5': 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr)',
  'auto-1': 'auto minmax(0, 1fr)',
  '1-quarter': `minmax(0, 1fr) max(${sizes.bead}, 25%)`,
  '1-aside': `minmax(0, 1fr) ${sizes.aside}`,
  'aside-1': `${sizes.aside} minmax(0, 1fr)`,
  'day-3': ofDay(3),
  'day-4': ofDay(4),
  'day-5': ofDay(5),
  'day-6': ofDay(6),
  'day-7': ofDay(7),
  figures: `repeat(auto-fit, minmax(min(100%, ${sizes.bead}), 1fr))`,
} as const;

/** Rows: one as high as its content and one that fills what is left, and three in the middle of what is left. */
export const rows = {
  'auto-1': 'auto minmax(0, 1fr)',
  'auto-auto-1': 'auto auto minmax(0, 1fr)',
  middle: 'minmax(0, 1fr) auto auto auto minmax(0, 1fr)',
} as const;

/** Durations in ms: controls, menus and steps, dialogs, backdrop (REQ U28, U29: modal 300, backdrop 150), a picture of a gallery (REQ U39), the lightbox. */
export const motion = {
  control: '120ms',
  step: '200ms',
  backdrop: '150ms',
  dialog: '300ms',
  picture: '400ms',
  gallery: '500ms',
  bow: '600ms',
} as const;

/** The keyframes are in ui/motion/animations.css. */
export const animations = {
  turn: 'turn 1.2s linear infinite',
  drop: `drop ${motion.step} ease-out`,
  fade: `fade ${motion.backdrop} ease-out`,
  appear: `fade ${motion.picture} ease-out`,
  rise: `rise ${motion.dialog} ease-out`,
  sink: `fade ${motion.dialog} ease-in reverse forwards`,
} as const;

/** Min-width breakpoints. `desktop` is where the main navigation fits on one line, `roomy` where the phone number fits beside it. */
export const screens = { phone: '26rem', tablet: '40rem', wide: '60rem', desktop: '70rem', roomy: '80rem' } as const;

/**
 * Container queries, beside the widths of `screens`. Their rem is the page's real font size, so text at 200 % gets fewer columns (WCAG 1.4.4). `halves` is from
 * where two fields of a form fit beside each other.
 */
export const containers = { halves: sizes.aside, page: sizes.page } as const;
