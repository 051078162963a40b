import { siteContent } from '#content/reader/site-content.ts';

export const glossary = await siteContent('glossary');
