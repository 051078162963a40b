// Colours beside those of the schemes (palette.ts), which `tailwind.config.ts` makes variables of, too.
import { schemes } from '#content/values/design.ts';

import type { Colour } from './palette.ts';

/** The landing pages' colour themes: what `data-color` on the root changes in the light scheme. */
const { light } = schemes;
export const colorThemes = {
  color_1: {
    accent: light.accent,
    'accent-strong': light['accent-strong'],
    'accent-ink': light['accent-ink'],
    'on-accent': light['on-accent'],
    stage: light.stage,
    sticker: light.sticker,
    'on-sticker': light['on-sticker'],
    'bow-5': light['bow-5'],
  },
  color_2: {
    accent: '#58245F',
    'accent-strong': '#3E1545',
    'accent-ink': '#58245F',
    'on-accent': '#FFFDF9',
    stage: '#8FC8EC',
    sticker: '#872A10',
    'on-sticker': '#FFFDF9',
    'bow-5': '#FFC931',
  },
} as const satisfies Record<string, Partial<Record<Colour, string>>>;

/** Colours that are the same in every scheme: the footer, toasts, the rainbow and the drawings. */
export const fixed = {
  'night-ground': '#27152F',
  'night-sky': '#2A1838',
  'night-hill': '#4A2A63',
  'night-hill-2': '#33204A',
  'night-base': '#1A0E24',
  'night-line': '#5B4570',
  'night-text': '#FCF1DE',
  'night-soft': '#DCCFE0',
  'night-link': '#FFD767',
  'night-error': '#FFB9B6',
  'night-success': '#97E2B0',
  'bow-1': '#E9764F',
  'bow-2': '#F7A45C',
  'bow-3': '#FFF0C2',
  'bow-4': '#2E8F76',
} as const;
