/** What families say. All of these are sample words: replace them, with the family's permission, and take `sample` away (decision 11). */
import { pictureFiles } from './picture-files.ts';

export interface Testimonial {
  readonly image: (typeof pictureFiles)[keyof typeof pictureFiles] & { readonly focus?: string };
  readonly alt: string;
  readonly text: string;
  readonly by: string;
  /** Marked as sample beside the words until a real, permitted voice replaces it. */
  readonly sample?: true;
}

export const testimonials: readonly Testimonial[] = [
  {
    image: { ...pictureFiles['cur-literacy'], focus: '63% 50%' },
    alt: 'Two child dolls stand side by side and smile',
    text: '“She used to hide behind my coat. Now she hangs it up herself and forgets to wave.”',
    by: 'A toddler’s dad',
    sample: true,
  },
  {
    image: { ...pictureFiles['outdoor-winter'], focus: '31% 50%' },
    alt: 'Two child dolls in toques with a sled in the snow',
    text: '“He came home and asked to sweep the kitchen. I took a picture, and then I let him.”',
    by: 'A preschooler’s mom',
    sample: true,
  },
  {
    image: { ...pictureFiles['lunch'], focus: '30% 50%' },
    alt: 'A child doll at a low table with a bowl of fruit',
    text: '“They learned her five words of Punjabi before her first day. She noticed. So did we.”',
    by: 'An infant’s grandmother',
    sample: true,
  },
];

export const testimonialsWords = {
  title: 'What families say',
  sample: '(sample words, until our families write their own)',
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    slideName: '{first} of {count}',
    previous: 'Previous words',
    next: 'Next words',
    one: '{first} of {count}',
    several: '{first} to {last} of {count}',
    play: 'Play',
    pause: 'Pause',
  },
} as const;
