import { readSiteFile } from '#content/reader/site-file.ts';
import { withPicture } from '#content/rules/picture-of.ts';
import { provider } from '#content/site/provider.ts';

const words = readSiteFile('words/about');

export const aboutHead = withPicture(words.head);
export const whoWeAre = withPicture(words.whoWeAre);
export const mission = { ...words.mission, source: provider.longName };
export const coreValues = { ...words.values, points: words.values.points.map(withPicture) };
export const learningGoals = words.goals;
export const aboutPrograms = words.expect;
export const aboutCall = words.call;
