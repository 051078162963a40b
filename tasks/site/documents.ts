/** What a PDF means for those who are to read it. */
import { linkedDocuments } from '../../src/content/reader/own-documents.ts';

/** A sentence for each link to one, with its line. */
export const documentsIn = (folder: string): string[] =>
  linkedDocuments(folder).map(
    ({ name, place }) =>
      `${place}: files/${name} is a PDF. It does not fit a phone, and most say nothing to a screen reader. Write what it says on a page of pages/ too, and say so beside the link; in a word processor, save it as a “tagged” PDF, with its title and language.`,
  );
