/** The name of the list of parts on /curriculum. */
export const partsOfPage = 'Parts of this page';
