/** Apart from the lists themselves, which the home page loads late. */
import { readSiteFile } from '#content/reader/site-file.ts';

export const hasGallery = readSiteFile('gallery').length > 0;
export const hasTestimonials = readSiteFile('testimonials').length > 0;
