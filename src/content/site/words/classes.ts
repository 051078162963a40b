import { siteContent } from '#content/reader/site-content.ts';

export const classesHead = await siteContent('words/classes');
