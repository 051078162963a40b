import { siteContent } from '#content/reader/site-content.ts';

/** The switch for comments is a value of its own, so that a build leaves out what it switches off. */
export const { comments: takesComments, ...provider } = await siteContent('provider');
