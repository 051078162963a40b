import { siteContent } from '#content/reader/site-content.ts';

export const faqs = await siteContent('faqs');
