import { readSiteFile } from '#content/reader/site-file.ts';

/** What the daycare says in the registration form. */
export const { title, assurance, sent, refused } = readSiteFile('words/registration');
