/** Which lists have entries: apart from the lists themselves, which pages load late. */
import { readSiteFile } from '#content/reader/site-file.ts';

export const hasGallery = readSiteFile('gallery').length > 0;
export const hasTeachers = readSiteFile('people').some(({ profile }) => profile);
export const hasTestimonials = readSiteFile('testimonials').length > 0;
