/** The pictures of the galleries. */
import { pictureFiles } from './picture-files.ts';

export type GalleryKind = 'Drawing' | 'Education' | 'Game' | 'Lunch';

export interface GalleryItem {
  readonly id: string;
  /** The picture in its largest size; its record lists the smaller widths. */
  readonly large: (typeof pictureFiles)[keyof typeof pictureFiles] & { readonly focus?: string };
  /** Alternative text. */
  readonly alt: string;
  readonly title: string;
  readonly kind: GalleryKind;
}

/** The filter's tabs in order; the first shows every picture (REQ R80, R81). */
export const galleryFilters: readonly { readonly title: 'All' | GalleryKind }[] = [
  { title: 'All' },
  { title: 'Drawing' },
  { title: 'Education' },
  { title: 'Game' },
  { title: 'Lunch' },
];

/** Sample pictures of wooden dolls. No real child's face is ever shown. Neighbours are of different kinds. */
export const galleryItems: readonly GalleryItem[] = [
  {
    id: 'art-table',
    large: { ...pictureFiles['art-table'], focus: '34% 60%' },
    alt: 'Pencils, paint pots and a child’s painting of a rainbow',
    title: 'The art table',
    kind: 'Drawing',
  },
  {
    id: 'music',
    large: { ...pictureFiles['music'], focus: '52% 60%' },
    alt: 'Child dolls play a xylophone and a drum',
    title: 'Morning music',
    kind: 'Game',
  },
  {
    id: 'reading',
    large: { ...pictureFiles['reading'], focus: '50% 60%' },
    alt: 'Two dolls share a picture book',
    title: 'One more page',
    kind: 'Education',
  },
  {
    id: 'lunch',
    large: { ...pictureFiles['lunch'], focus: '75% 50%' },
    alt: 'Four child dolls eat at a low table',
    title: 'Lunch is ready',
    kind: 'Lunch',
  },
  {
    id: 'leaf-prints',
    large: { ...pictureFiles['leaf-prints'], focus: '46% 50%' },
    alt: 'Two child dolls behind bright prints of leaves',
    title: 'Leaf prints',
    kind: 'Drawing',
  },
  {
    id: 'outdoor-play',
    large: { ...pictureFiles['outdoor-play'], focus: '62% 70%' },
    alt: 'Child dolls play by a slide, a sandbox and a flower bed',
    title: 'Out in the yard',
    kind: 'Game',
  },
  {
    id: 'number-rods',
    large: { ...pictureFiles['cur-math'], focus: '62% 50%' },
    alt: 'Child dolls with golden beads and cards up to one thousand',
    title: 'Ten tens',
    kind: 'Education',
  },
  {
    id: 'picnic',
    large: { ...pictureFiles['picnic'], focus: '62% 60%' },
    alt: 'Child dolls have a picnic on a checked blanket',
    title: 'Picnic day',
    kind: 'Lunch',
  },
  {
    id: 'painted-stones',
    large: { ...pictureFiles['painted-stones'], focus: '56% 60%' },
    alt: 'Two child dolls with stones painted as a rainbow and a flower',
    title: 'Painted stones',
    kind: 'Drawing',
  },
  {
    id: 'train-track',
    large: { ...pictureFiles['train-track'], focus: '64% 60%' },
    alt: 'A wooden train goes round a small house',
    title: 'All aboard',
    kind: 'Game',
  },
  {
    id: 'letters',
    large: { ...pictureFiles['cur-literacy'], focus: '58% 60%' },
    alt: 'Two child dolls lay out the word sun in letters',
    title: 'A word in letters',
    kind: 'Education',
  },
  {
    id: 'snack-plate',
    large: { ...pictureFiles['snack-plate'], focus: '40% 60%' },
    alt: 'Pancakes made into a bear’s face, with berries',
    title: 'Bear for breakfast',
    kind: 'Lunch',
  },
  {
    id: 'easel',
    large: { ...pictureFiles['cur-creative'], focus: '54% 60%' },
    alt: 'Child dolls in aprons beside an easel',
    title: 'At the easel',
    kind: 'Drawing',
  },
  {
    id: 'marble-run',
    large: { ...pictureFiles['marble-run'], focus: '14% 60%' },
    alt: 'Child dolls, one in a wheelchair, watch a marble run',
    title: 'Down it goes',
    kind: 'Game',
  },
  {
    id: 'shapes',
    large: { ...pictureFiles['cur-special'], focus: '86% 50%' },
    alt: 'Two child dolls with a fan of colour tablets and a tray of solid shapes',
    title: 'Find the sphere',
    kind: 'Education',
  },
  {
    id: 'pouring',
    large: { ...pictureFiles['cur-practical'], focus: '92% 50%' },
    alt: 'Three child dolls with two jugs on a tray and a bowl to wash in',
    title: 'Pour, wash, sit down',
    kind: 'Lunch',
  },
];
