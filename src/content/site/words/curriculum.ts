import { siteContent } from '#content/reader/site-content.ts';

export const { lang: curriculumLang, head: curriculumHead, ...curriculumParts } = await siteContent('words/curriculum');
