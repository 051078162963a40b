/** What families say. All of these are sample words: replace them, with the family's permission, and take `sample` away (product decision 11). */
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
    image: { ...pictureFiles.arrival, focus: '72% 50%' },
    alt: 'A parent doll and a child doll stand under low hooks with coats',
    text: '“She used to hide behind my coat. Now she hangs it up herself and forgets to wave.”',
    by: 'A toddler’s dad',
    sample: true,
  },
  {
    image: { ...pictureFiles['cur-holistic'], focus: '44% 50%' },
    alt: 'A doll waters seedlings in small pots, beside a globe',
    text: '“He came home and asked to water the plants. I took a picture, and then I let him.”',
    by: 'A preschooler’s mom',
    sample: true,
  },
  {
    image: { ...pictureFiles.nap, focus: '100% 50%' },
    alt: 'A carer doll sits by a moon lamp while a child sleeps',
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
