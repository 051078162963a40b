import { siteContent } from '#content/reader/site-content.ts';

export const { head: curriculumHead, ...curriculumParts } = await siteContent('words/curriculum');
