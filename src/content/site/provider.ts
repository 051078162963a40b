import { siteContent } from '#content/reader/site-content.ts';

/** The switch for comments, and the language of the name, are values of their own, so that a build leaves out what is not there. */
export const { comments: takesComments, nameLang, ...provider } = await siteContent('provider');
