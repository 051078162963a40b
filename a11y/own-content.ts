// What the table of criteria cannot know of a daycare's own words, films and sounds: it was judged on the sample.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readText } from '../src/content/reader/plain-text.ts';
import { sampleFolder, siteFolder } from '../src/content/reader/site-folder.ts';

export interface OwnContent {
  /** The criteria that it bears on. */
  readonly ids: readonly string[];
  readonly remark: string;
  /** For the statement. */
  readonly what: string;
  readonly instead: string;
}

/** English has no such letters, so they belong to a word of another language, or to a name. */
const foreignWord = /[\p{Script=Latin}'’-]*[\u00C0-\u024F][\p{Script=Latin}'’-]*|[^\P{L}\p{Script=Latin}]+/u;

/** What bears on criteria in a folder; nothing in that of the sample. */
export const ownContentOf = (folder: string = siteFolder): OwnContent[] =>
  folder === sampleFolder ? [] : [...otherLanguages(folder), ...recordings(folder)];

function otherLanguages(folder: string): OwnContent[] {
  const [word] =
    // Names of people are of no language.
    globSync(['*.yaml', 'words/*.yaml', '{pages,policies,posts}/*.md'], { cwd: folder, exclude: ['people.yaml'] })
      .toSorted()
      .map((file) => foreignWord.exec(readText(file, folder).replaceAll(/^\s*#.*$/gm, ''))?.[0])
      .filter(Boolean) ?? [];
  if (!word) return [];
  return [
    {
      ids: ['3.1.2'],
      remark: `On this daycare’s own pages words that may be of another language, such as “${word}”, are not marked as such.`,
      what: `Words that may be of another language, such as “${word}”, are read aloud as if they were English.`,
      instead: 'You can ask us about them, by phone or in writing.',
    },
  ];
}

const aboutRecordings = ['1.2.1', '1.2.2', '1.2.3', '1.2.5', '1.2.6', '1.2.7', '1.2.8', '1.4.7', '2.3.1', '2.3.2'];

function recordings(folder: string): OwnContent[] {
  const own = existsSync(join(folder, 'recordings.yaml')) ? readText('recordings.yaml', folder) : '';
  if (!/^\s*- id:/m.test(own) || own === readFileSync(join(sampleFolder, 'recordings.yaml'), 'utf8')) return [];
  return [
    {
      ids: aboutRecordings,
      remark: 'Nobody has judged the films and sounds of this site yet. Each has captions and a text.',
      what: 'Nobody has judged our films and sounds by the guidelines yet.',
      instead: 'Each has captions, and all that is seen or heard stands in words beside it.',
    },
  ];
}
