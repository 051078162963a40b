// What the table of criteria cannot know of a daycare's own words, films and sounds: it was judged on the sample.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

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
  const [word] = textFiles(folder)
    .flatMap((file) => wordsIn(folder, file).unmarked)
    .flatMap((words) => foreignWord.exec(words)?.[0] ?? []);
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

/** The languages that entries of a folder say their words are in, in English. */
export function languagesIn(folder: string = siteFolder): string[] {
  const tags = textFiles(folder).flatMap((file) => wordsIn(folder, file).tags);
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  return [...new Set(tags.map((tag) => names.of(new Intl.Locale(tag).language)!))]
    .filter((name) => name !== 'English')
    .toSorted();
}

const textFiles = (folder: string) =>
  globSync(['*.yaml', 'words/*.yaml', '{pages,policies,posts}/*.md'], { cwd: folder }).toSorted();

interface Words {
  readonly unmarked: readonly string[];
  readonly tags: readonly string[];
}

/** What a file says in no language but that of the site, as far as it says so, and the tags of the others. Of Markdown the text is in that of its head. */
function wordsIn(folder: string, file: string): Words {
  const text = readText(file, folder);
  if (file.endsWith('.yaml')) return wordsOf(parse(text), /^(?:people|schools)\.yaml$/.test(file));
  const [, head = '', ...body] = text.split(/^---$/m);
  const { tags, unmarked } = wordsOf(parse(head), false);
  return (Object(parse(head)) as { lang?: unknown }).lang
    ? { tags, unmarked }
    : { tags, unmarked: [...unmarked, ...body] };
}

/** Whether another entry beside one says its language: `nameLang` of both names. */
const isMarked = (key: string, others: Record<string, unknown>) =>
  others[`${key}Lang`] !== undefined || (key === 'longName' && others['nameLang'] !== undefined);

/** @param ofNames whether a “name” is one of a person or a school, which is of no language */
function wordsOf(content: unknown, ofNames: boolean): Words {
  if (typeof content === 'string') return { unmarked: [content], tags: [] };
  if (!content || typeof content !== 'object') return { unmarked: [], tags: [] };
  // A house is called by its name, whose language provider.yaml says.
  const { lang, house: _, ...entries } = content as Record<string, unknown>;
  const isTag = (key: string) => /[a-z]Lang$/.test(key);
  const inner = Object.entries(entries).map(([key, value]) =>
    isTag(key) || isMarked(key, entries) || (ofNames && key === 'name')
      ? wordsOf(undefined, ofNames)
      : wordsOf(value, ofNames),
  );
  const tags = [lang, ...Object.entries(entries).flatMap(([key, value]) => (isTag(key) ? [value] : []))].filter(
    (tag) => typeof tag === 'string',
  );
  return {
    unmarked: lang ? [] : inner.flatMap(({ unmarked }) => unmarked),
    tags: [...tags, ...inner.flatMap((each) => each.tags)],
  };
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
