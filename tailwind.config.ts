import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

import { schemes } from './src/content/values/design.ts';
import { colorThemes, fixed } from './src/design/colours.ts';
import {
  animations,
  borders,
  columns,
  containers,
  fonts,
  motion,
  paperType,
  radii,
  rows,
  screens,
  shadows,
  sizes,
  space,
  type,
  weights,
} from './src/design/tokens.ts';
import { slidesPerView } from './src/ui/motion/slides-per-view.ts';

const names = [...Object.keys(schemes.light), ...Object.keys(fixed)];
const palette = Object.fromEntries(names.map((name) => [name, `var(--${name})`]));

const variables = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));

/** Shadow, glow, strength of the sun's rings and light on pictures of each scheme; in the dark scheme the registration card glows, and a lamp hangs before each picture. */
const depth = {
  light: {
    lift: '0 1px 0 rgb(39 21 47 / .08), 0 18px 40px -18px rgb(39 21 47 / .35)',
    glow: '0 0 0 0 transparent',
    sunshine: '64%',
    'picture-dim': 'none',
    lamp: 'none',
  },
  evening: {
    lift: '0 1px 0 rgb(255 255 255 / .06), 0 18px 40px -18px #000',
    glow: '0 0 0 2px #FFC931, 0 0 7rem rgb(255 201 49 / .3)',
    sunshine: '24%',
    'picture-dim': 'brightness(.92) sepia(.06) saturate(1.08)',
    lamp: 'radial-gradient(ellipse 72% 66% at 50% 56%, rgb(255 178 84 / .1), transparent 56%, rgb(38 18 58 / .42) 120%)',
  },
  contrast: {
    lift: '0 0 0 2px #12051A',
    glow: '0 0 0 0 transparent',
    sunshine: '0%',
    'picture-dim': 'none',
    lamp: 'none',
  },
};

const light = { 'color-scheme': 'light', ...variables({ ...schemes.light, ...depth.light }) };
const evening = { 'color-scheme': 'dark', ...variables({ ...schemes.evening, ...depth.evening }) };
const contrast = { 'color-scheme': 'light', ...variables({ ...schemes.contrast, ...depth.contrast }) };

/**
 * In forced colours, text tokens become system colours and the browser overrides backgrounds. So computed text and background colours agree, which audits
 * read, and `bg-ink text-paper` (a selected tab) stays inverted.
 */
const texts = names.filter((name) =>
  /^(ink|ink-soft|on-accent|on-sticker|error|success|night-ink|night-text|night-soft)$|-deep$|^night-(error|success)$/.test(
    name,
  ),
);
const forced = variables({
  ...Object.fromEntries(texts.filter((name) => name !== 'wood-deep').map((name) => [name, 'CanvasText'])),
  paper: 'Canvas',
  'accent-ink': 'LinkText',
  'night-link': 'LinkText',
  focus: 'Highlight',
});

/** Defines every scheme as CSS variables, to which the palette refers, so that classes do not depend on the scheme. `evening` is a part that is dark in light too. */
const schemeVariables = plugin(({ addBase }) => {
  addBase({ ':root': { ...light, ...variables(fixed) } });
  addBase(
    Object.fromEntries(
      Object.entries(colorThemes).map(([name, values]) => [`[data-color=${name}]`, variables(values)]),
    ),
  );
  addBase({ ':root[data-scheme=dark], .evening': evening });
  addBase({ '@media (prefers-color-scheme: dark)': { ':root:not([data-scheme=light])': evening } });
  addBase({ '@media (prefers-contrast: more)': { ':root:root, :root .evening': contrast } });
  addBase({ '@media (forced-colors: active)': { ':root:root:root, :root:root .evening': forced } });
});

/**
 * What lanterns and the house at the end of a page show of the door: `data-door` is on the root for the house that the header speaks of, and beside the words on a
 * house's own. Without it, and on paper, which knows no hour, a lantern is neither lit nor out. In forced colours it is empty but for its sun while the door is open, and
 * full while it is closed; without its sun it says neither. `always-lit` is for pictures of a lantern, which speak of no door.
 */
const door = (window: string, lamplight: string, sun: string, sunk: string) =>
  variables({ window, lamplight, sun, sunk });
const doorVariables = plugin(({ addBase }) => {
  const unknown = door('var(--window-unknown)', 'transparent', 'var(--sun-unknown)', '0');
  addBase({ ':root': { ...unknown, '--window-unknown': 'var(--bow-3)', '--sun-unknown': '1' } });
  addBase({
    '@media screen': {
      '[data-door=open], .always-lit': door('var(--canola-mid)', 'var(--canola-mid)', '1', '0'),
      '[data-door=closed]': door('var(--night-hill)', 'transparent', '0', '20%'),
    },
    '@media (forced-colors: active)': {
      ':root': variables({ 'window-unknown': 'Canvas', 'sun-unknown': '0' }),
      '[data-door=open], .always-lit': { '--window': 'Canvas' },
      '[data-door=closed]': { '--window': 'currentColor' },
    },
    // As narrow as in frame.css: there is no room for words beside it.
    '@container (width < 19em)': { '.logo': unknown },
  });
});

/** `--text-NAME` of the type styles that have another size on paper. */
const paperVariables = plugin(({ addBase }) => {
  const styles = Object.keys(paperType) as (keyof typeof type)[];
  const sizesOf = (size: (name: keyof typeof type) => string) =>
    variables(Object.fromEntries(styles.map((name) => [`text-${name}`, size(name)])));
  addBase({ ':root': sizesOf((name) => type[name][0]) });
  addBase({ '@media print': { ':root': sizesOf((name) => paperType[name]!) } });
});

/** `--shown` of each carousel: how many slides are side by side. */
const slideVariables = plugin(({ addBase }) => {
  for (const [view, { otherwise, at }] of Object.entries(slidesPerView)) {
    const medias = Object.entries(at).map(([media, shown]) => [`@media ${media}`, { '--shown': `${shown}` }]);
    addBase({ [`.carousel-${view}`]: { '--shown': `${otherwise}`, ...Object.fromEntries(medias) } });
  }
});

export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      window: 'var(--window)',
      ...palette,
    },
    fontFamily: { display: [...fonts.display], text: [...fonts.text] },
    fontSize: Object.fromEntries(
      Object.entries(type).map(([name, [size, lineHeight, letterSpacing, fontWeight]]) => [
        name,
        [name in paperType ? `var(--text-${name})` : size, { lineHeight, letterSpacing, fontWeight }],
      ]),
    ),
    fontWeight: weights,
    lineHeight: { none: '1', tight: '1.15', snug: '1.3', normal: '1.5', text: '1.6' },
    letterSpacing: { normal: '0' },
    spacing: space,
    width: { ...space, ...sizes },
    height: { ...space, ...sizes },
    minWidth: { ...space, ...sizes },
    minHeight: { ...space, ...sizes, 'two-lines': '2lh' },
    maxWidth: { ...space, ...sizes },
    maxHeight: { ...space, ...sizes },
    size: { ...space, ...sizes },
    containers: { ...screens, ...containers },
    borderRadius: radii,
    borderWidth: { DEFAULT: '1px', 0: '0', 2: '2px', 3: '3px', 4: '4px', 8: '8px', ...borders },
    // As a number: a key of the spacing would be a width.
    columns: { 2: '2', 3: '3' },
    gridTemplateColumns: columns,
    gridTemplateRows: rows,
    gridAutoColumns: { full: '100%' },
    boxShadow: shadows,
    transitionDuration: motion,
    animation: animations,
    screens,
  },
  plugins: [schemeVariables, doorVariables, paperVariables, slideVariables],
} satisfies Config;
