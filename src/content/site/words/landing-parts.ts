import { siteContent } from '#content/reader/site-content.ts';

export const { figures, classes, enrichment, focus, steps, house } = await siteContent('words/landing-parts');
