import { siteContent } from '#content/reader/site-content.ts';

export const { title: notFoundTitle } = await siteContent('words/not-found');
