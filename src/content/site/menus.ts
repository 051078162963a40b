import { siteContent } from '#content/reader/site-content.ts';

export const { main, footer, template } = await siteContent('menus');
