/** The nine layouts of a list of posts, as combinations of axes. The page receives the axes, not the layout's name. */
export const blogAxes = {
  /** One post below the other, three in a row, or two in a row. */
  shape: ['list', 'grid', 'wide-grid'],
  sidebar: ['none', 'left', 'right', 'both'],
} as const;

export type BlogLayout = { readonly [Axis in keyof typeof blogAxes]: (typeof blogAxes)[Axis][number] };

export const blogLayouts = {
  list: { shape: 'list', sidebar: 'none' },
  grid: { shape: 'grid', sidebar: 'none' },
  'grid-wide': { shape: 'wide-grid', sidebar: 'none' },
  'list-right': { shape: 'list', sidebar: 'right' },
  'list-left': { shape: 'list', sidebar: 'left' },
  'list-both': { shape: 'list', sidebar: 'both' },
  'grid-right': { shape: 'grid', sidebar: 'right' },
  'grid-left': { shape: 'grid', sidebar: 'left' },
  'grid-both': { shape: 'grid', sidebar: 'both' },
} as const satisfies Record<string, BlogLayout>;
