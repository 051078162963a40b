import { siteContent } from '#content/reader/site-content.ts';

export const testimonials = await siteContent('testimonials');
