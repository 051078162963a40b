import { readSiteFile } from '#content/reader/site-file.ts';

const { title, text } = readSiteFile('words/gallery');

export const galleryHead = { title, text };
