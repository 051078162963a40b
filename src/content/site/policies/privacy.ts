import { readPolicy } from '#content/reader/policies.ts';

export const { changed, lang: privacyLang, sections, ...head } = readPolicy('privacy');
