import { readPolicy } from '#content/reader/policies.ts';

export const { changed, sections, ...head } = readPolicy('accessibility');
