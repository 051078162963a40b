/**
 * Where the words, the controls, the captions and the pictures of each hero stand. All of them are in one grid, whose rows all slides share, so a slide with
 * more text does not shift what is below. Without scripts the slides are a list below the words.
 */
import type { LandingHero } from './landing-layouts.ts';

interface HeroClasses {
  readonly ground: string;
  /** The box around words and slides. */
  readonly inside: string;
  readonly words: string;
  readonly title: string;
  /** Of the lead and of the row of buttons. */
  readonly width: string;
  readonly buttons: string;
  /** The grid of controls and slides. */
  readonly slides: string;
  /** The rows and columns of that grid which the slides span. */
  readonly span: string;
  /** The columns of a slide. */
  readonly columns: string;
  readonly caption: string;
  readonly controls: string;
  readonly pictures: string;
}

export const heroVariants: Record<LandingHero, HeroClasses> = {
  /** Centred text over one wide picture in a hill. In windows wider than the picture's resolution, drawn hills continue it on both sides. */
  hill: {
    ground: 'bg-stage text-center',
    inside: 'relative z-4',
    words: 'wrap grid justify-items-center py-8 wide:pt-12',
    title: 'text-hero',
    width: '',
    buttons: 'justify-center',
    slides: 'grid-cols-1',
    span: 'with-scripts:row-span-3',
    columns: 'with-scripts:grid-cols-1',
    caption: 'mx-auto max-w-lead px-gutter wide:px-0',
    controls: 'row-start-2 mt-3 mb-6 justify-self-center',
    pictures: 'row-start-3 mx-auto aspect-16/9 w-full max-w-picture tablet:aspect-8/3',
  },
  /** Text at the left, and at the right a picture under a roof, on the lower edge. */
  roof: {
    ground: 'bg-stage',
    inside:
      'wrap wide:with-scripts:grid wide:with-scripts:min-h-column wide:with-scripts:grid-cols-5-7 wide:with-scripts:grid-rows-middle wide:with-scripts:gap-x-12',
    words: 'relative z-1 pt-8 wide:with-scripts:col-start-1 wide:with-scripts:row-start-2',
    title: 'text-hero',
    width: '',
    buttons: '',
    slides:
      'grid-cols-1 wide:grid-cols-5-7 wide:gap-x-12 wide:with-scripts:col-span-full wide:with-scripts:row-span-full wide:with-scripts:grid-cols-subgrid wide:with-scripts:grid-rows-subgrid',
    span: 'with-scripts:row-span-3 wide:with-scripts:col-span-full wide:with-scripts:row-span-full',
    columns: 'with-scripts:grid-cols-1 wide:with-scripts:grid-cols-5-7 wide:with-scripts:gap-x-12',
    caption: 'pt-8 wide:with-scripts:row-start-3',
    controls: 'row-start-2 pt-4 pb-6 wide:row-start-4',
    pictures: 'row-start-3 aspect-3/2 wide:self-end wide:with-scripts:col-start-2 wide:with-scripts:row-span-full',
  },
  /** A very large heading over all columns; the lead is above the two small arches, and the tall ones rise beside it. */
  arches: {
    ground: '',
    inside: 'wrap',
    // In front of the box of the tall arches, so that the buttons can be pressed.
    words: 'relative z-1 pt-8 wide:pt-12',
    title: 'text-giant',
    width: 'wide:max-w-9/20',
    buttons: '',
    slides: 'grid-cols-1',
    span: 'with-scripts:row-span-3 wide:with-scripts:row-span-2 wide:with-scripts:row-start-1',
    columns: 'with-scripts:grid-cols-1',
    caption: 'pt-8 wide:max-w-9/20 wide:pt-6',
    controls: 'row-start-2 pt-3 wide:max-w-9/20 wide:self-start',
    pictures:
      'row-start-3 mt-8 grid grid-cols-4 items-end gap-x-2 wide:row-start-2 wide:-mt-16 wide:gap-x-6 desktop:-mt-30',
  },
};
