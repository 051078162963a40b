import { readSiteFile } from '#content/reader/site-file.ts';
import { pictureOf, withPicture } from '#content/rules/picture-of.ts';
import { restOfName } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';

const { banner, ...words } = readSiteFile('words/home');
const { more, ...first } = banner;
const named = { title: provider.name, subtitle: restOfName(provider), text: provider.tagline };

export const bannerSlides = [{ ...named, ...first }, ...more.map((slide) => ({ subtitle: '', ...slide }))].map(
  ({ onPhones, ...slide }) => ({
    ...withPicture(slide),
    // Where the consent for the picture has ended, the same scene is not shown on phones either.
    ...(onPhones && slide.picture.says && { small: pictureOf(onPhones) }),
  }),
);
export const { badge, ribbon } = words;
export const welcome = withPicture(words.welcome);
export const philosophy = withPicture(words.philosophy);
export const programsWords = words.programs;
