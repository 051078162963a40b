/** Apart from the words of the home page's gallery, which its first scripts hold. */
import { readSiteFile } from '#content/reader/site-file.ts';

const { title, text, pages } = readSiteFile('words/gallery');
const head = { title, lead: text };

/** The heads of the gallery pages; one without words of its own has those of the home page's gallery. */
export const galleryPages = {
  '/gallery': pages['/gallery'] ?? head,
  '/gallery-masonary': pages['/gallery-masonary'] ?? head,
  '/gallery-filter': pages['/gallery-filter'] ?? head,
};
