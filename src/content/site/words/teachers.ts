import { readSiteFile } from '#content/reader/site-file.ts';
import { withPicture } from '#content/rules/picture-of.ts';

const { team, ...head } = readSiteFile('words/teachers');

export const teachersHead = head;
export const aboutTeam = withPicture(team);
