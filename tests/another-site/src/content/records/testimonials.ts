import type { Testimonial } from './testimonials.sample.ts';
import { pictureFiles } from './picture-files.ts';

export * from './testimonials.sample.ts';

export const testimonials: readonly Testimonial[] = [
  {
    image: pictureFiles.arrival,
    alt: 'A row of pegs with coats',
    text: '“We never heard a raised voice in this house.”',
    by: 'Parents of a Sapling',
  },
  {
    image: pictureFiles.nap,
    alt: 'A lamp like the moon',
    text: '“He sleeps there. He does not sleep at home.”',
    by: 'A father',
  },
];
