import { sitePages } from '#content/reader/site-content.ts';

export const pages = sitePages();
