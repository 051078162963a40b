import { siteContent } from '#content/reader/site-content.ts';

export const { lang: outdoorLang, head: outdoorHead, weather, bag } = await siteContent('words/outdoor-play');
