import { readSiteFile } from '#content/reader/site-file.ts';

/** What the daycare says in all forms but the registration. */
export const { promise, sent, refused, question, newsletter, comment } = readSiteFile('words/forms');
