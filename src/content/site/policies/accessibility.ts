import { readPolicy } from '#content/reader/policies.ts';

export const { changed, lang: accessibilityLang, sections, ...head } = readPolicy('accessibility');
