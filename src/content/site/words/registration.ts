import { siteContent } from '#content/reader/site-content.ts';

export const { title, assurance, sent, refused } = await siteContent('words/registration');
