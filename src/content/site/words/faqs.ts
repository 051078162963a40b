import { siteContent } from '#content/reader/site-content.ts';

export const faqsHead = await siteContent('words/faqs');
