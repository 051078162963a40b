/** Sample testimonials: replace them with words that the family permits you to use, and remove `sample` (product decision 11). */
import { pictureFiles } from './picture-files.ts';

export interface Testimonial {
  readonly image: (typeof pictureFiles)[keyof typeof pictureFiles] & { readonly focus?: string };
  readonly alt: string;
  readonly text: string;
  readonly by: string;
  /** Shows a mark that the testimonial is a sample. */
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
