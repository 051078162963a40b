import { siteContent } from '#content/reader/site-content.ts';

export const notices = await siteContent('notices');
