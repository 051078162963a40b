import { readSiteFile } from '#content/reader/site-file.ts';

/** The switch for comments is a value of its own, so that a build leaves out what it switches off. */
export const { comments: takesComments, ...provider } = readSiteFile('provider');
