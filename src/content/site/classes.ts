import { siteContent } from '#content/reader/site-content.ts';

export const { figures: classFigures, classes } = await siteContent('classes');
