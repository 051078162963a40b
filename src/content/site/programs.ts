import { siteContent } from '#content/reader/site-content.ts';

export const programs = await siteContent('programs');
