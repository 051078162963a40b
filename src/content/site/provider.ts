import { siteContent } from '#content/reader/site-content.ts';

/** The switch for comments, and the language of the name, are values of their own, so that a build leaves out what is not there; so are those that few pages name. */
export const {
  comments: takesComments,
  nameLang,
  map: providerMap,
  keeps,
  house,
  houseLang,
  locations = [],
  ...provider
} = await siteContent('provider');
