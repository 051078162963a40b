/**
 * A name as people read it in an address: 'Été & fees' becomes 'été-fees'. Files and keys have `slugOf`, so that an address leads to the same page however its
 * letters are composed, and with or without their accents.
 */
export const readableSlug = (words: string): string =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
