import { readSiteFile } from '#content/reader/site-file.ts';

const words = readSiteFile('words/forms');
const { promise, thanks } = words.message;

/** Of the message form, the question and the message to an educator. */
export const message = { promise, sent: { title: thanks, text: promise } };

export const { barrier, visit, question, newsletter, comment, refused } = words;

/** What the gateway answers. No page shows it before. */
export const { answers } = words;
