/** The layout of each of the nine sections. All share one markup; these classes place its parts on a grid of twelve columns. */
import type { CurriculumKey } from './sections.ts';
import type { BandProps } from '#ui/layout/band.tsx';
import type { ShapedPictureLook } from '#ui/media/shaped-picture.tsx';

interface SectionLayout {
  /** Colour of the section's block in the table of contents. */
  readonly block: string;
  readonly band: Pick<BandProps, 'ground' | 'foot'>;
  readonly numeral: string;
  /** The box around numeral, heading and text. */
  readonly head: string;
  readonly title: string;
  readonly text: string;
  readonly list: string;
  /** Where they stand without the section's picture, if that is not where they stand beside it. */
  readonly headAlone?: string;
  readonly listAlone?: string;
  readonly figure?: string;
  readonly picture?: ShapedPictureLook & { readonly sizes: string };
  /** A board at the section's lower edge. */
  readonly foot?: 'board';
}

const whole = 'tablet:col-span-12';
const stacked = { title: 'mt-5', text: 'mt-4', headAlone: whole, listAlone: whole } as const;
/** The picture stands beside the heading, above the cards. */
const beside = 'tablet:col-span-5 tablet:col-start-8 tablet:row-start-1 tablet:self-end';
const besideSizes = '(min-width: 60rem) 30rem, (min-width: 40rem) 40vw, 100vw';

export const sectionLayouts: Record<CurriculumKey, SectionLayout> = {
  approach: {
    block: 'bg-rosehip-mid',
    band: { foot: 'board' },
    numeral: 'text-rosehip-deep',
    ...stacked,
    head: whole,
    list: 'tablet:col-span-6 tablet:row-start-2 tablet:pb-section wide:col-span-5',
    figure:
      'order-last mx-auto w-full max-w-card tablet:col-span-6 tablet:col-start-7 tablet:row-start-2 tablet:self-end wide:col-span-7 wide:col-start-6 wide:max-w-full',
    picture: {
      shape: 'arch',
      proportion: 'house',
      ring: 'rosehip',
      sizes: '(min-width: 60rem) 36rem, (min-width: 40rem) 46vw, 100vw',
    },
  },
  special: {
    block: 'bg-canola-mid',
    band: { ground: 'canola' },
    numeral: 'text-canola-deep',
    ...stacked,
    head: 'tablet:col-span-7 tablet:row-start-1',
    list: 'tablet:col-span-12',
    figure: beside,
    picture: { shape: 'roof', proportion: 'broad', sizes: besideSizes },
  },
  literacy: {
    block: 'bg-spruce-mid',
    band: {},
    numeral: 'text-spruce-deep',
    ...stacked,
    head: 'tablet:col-span-6 tablet:col-start-7 tablet:row-start-1 tablet:self-end',
    list: 'tablet:col-span-12',
    figure: 'tablet:col-span-6 tablet:col-start-1 tablet:row-start-1 tablet:self-end wide:pe-8',
    picture: {
      shape: 'hill',
      proportion: 'broad',
      sizes: '(min-width: 60rem) 34rem, (min-width: 40rem) 46vw, 100vw',
    },
  },
  math: {
    block: 'bg-chinook-mid',
    band: { ground: 'chinook', foot: 'board' },
    numeral: 'text-chinook-deep',
    ...stacked,
    head: 'tablet:col-span-12 wide:col-span-6',
    list: 'tablet:col-span-5 tablet:row-start-2 tablet:pb-section wide:col-span-6',
    figure:
      'order-last tablet:col-span-7 tablet:col-start-6 tablet:row-start-2 tablet:self-end wide:col-span-6 wide:col-start-7 wide:row-span-2 wide:row-start-1',
    picture: {
      shape: 'arch',
      proportion: 'house',
      sizes: '(min-width: 60rem) 36rem, (min-width: 40rem) 58vw, 100vw',
    },
  },
  holistic: {
    block: 'bg-saskatoon-mid',
    band: {},
    numeral: 'text-saskatoon-deep',
    ...stacked,
    head: 'tablet:col-span-6 tablet:col-start-7 tablet:row-start-1 tablet:self-end',
    list: 'tablet:col-span-12',
    figure: 'tablet:col-span-6 tablet:row-start-1 tablet:self-end wide:pe-8',
    picture: {
      shape: 'hill',
      proportion: 'broad',
      sizes: '(min-width: 60rem) 34rem, (min-width: 40rem) 46vw, 100vw',
    },
  },
  practical: {
    block: 'bg-rosehip-mid',
    band: { ground: 'wheat', foot: 'board' },
    numeral: 'text-rosehip-deep',
    ...stacked,
    head: 'tablet:col-span-7 tablet:row-start-1',
    list: 'contents',
    listAlone: 'contents',
    /* On wide screens on the highest step of the stair. */
    figure:
      'tablet:col-span-5 tablet:col-start-8 tablet:row-start-1 tablet:self-end wide:-mb-8 wide:col-span-4 wide:col-start-9',
    picture: {
      shape: 'arch',
      proportion: 'house',
      sizes: '(min-width: 60rem) 24rem, (min-width: 40rem) 40vw, 100vw',
    },
    foot: 'board',
  },
  creative: {
    block: 'bg-canola-mid',
    band: {},
    numeral: 'text-canola-deep',
    ...stacked,
    head: 'tablet:col-span-6 tablet:col-start-7 tablet:row-start-1 tablet:self-end',
    list: 'tablet:col-span-6 tablet:col-start-7 tablet:row-start-2',
    figure: 'tablet:col-span-6 tablet:row-span-2 tablet:row-start-1 tablet:self-center wide:pe-8',
    picture: {
      shape: 'frame',
      proportion: 'broad',
      sizes: '(min-width: 60rem) 34rem, (min-width: 40rem) 46vw, 100vw',
    },
  },
  movement: {
    block: 'bg-spruce-mid',
    band: { ground: 'saskatoon', foot: 'board' },
    numeral: 'text-saskatoon-deep',
    ...stacked,
    head: 'tablet:col-span-12 wide:col-span-5',
    list: 'tablet:col-span-5 tablet:row-start-2 tablet:pb-section',
    figure:
      'order-last tablet:col-span-7 tablet:col-start-6 tablet:row-start-2 tablet:self-end wide:row-span-2 wide:row-start-1',
    picture: {
      shape: 'roof',
      proportion: 'house',
      sizes: '(min-width: 60rem) 42rem, (min-width: 40rem) 58vw, 100vw',
    },
  },
  attitudes: {
    block: 'bg-chinook-mid',
    band: { ground: 'stage', foot: 'board' },
    numeral: 'text-ink',
    ...stacked,
    head: 'tablet:col-span-12 wide:col-span-6 wide:col-start-7',
    list: 'tablet:col-span-12 wide:col-span-6 wide:col-start-7 wide:pb-12',
    figure: 'order-last tablet:col-span-12 wide:col-span-6 wide:row-span-2 wide:row-start-1 wide:self-end wide:pe-8',
    picture: { shape: 'hill', proportion: 'house', sizes: '(min-width: 60rem) 34rem, 100vw' },
  },
};
