import { siteOwnPages } from '#content/reader/site-content.ts';

export const ownPages = await siteOwnPages();
