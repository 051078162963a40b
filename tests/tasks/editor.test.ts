// Files as Pages CMS writes them, for directors who edit in a browser.
import { globSync, readFileSync } from 'node:fs';

import { parse } from 'yaml';
import { expect, test } from 'vitest';

import { parsePolicy } from '#content/reader/policies.ts';
import { parsePost } from '#content/reader/posts.ts';
import { parseSiteFile } from '#content/reader/site-file.ts';
import { fileNames, leftOut, siteFiles, type FileName } from '#content/schemas/files.ts';

import { editorConfig } from '../../tasks/site/editor.ts';
import { mistakesOf } from '../content/mistakes-of.ts';
import { opened, saved, type Entry } from './form-editor.ts';

const config = parse(editorConfig(() => true)) as { content: (Entry & { items?: Entry[] })[] };
const entries = config.content.flatMap(({ items, ...entry }) => items ?? [entry]);
const entryOf = (name: string) => entries.find((each) => each.name === name.replace('/', '-'))!;

const edited: readonly FileName[] = fileNames.filter((name) => name !== 'confirmed' && name !== 'version');
const read = (name: FileName, words: string) => parseSiteFile(`${name}.yaml`, words, siteFiles[name]);

test.each(edited)('%s.yaml that is opened and saved says the same', (name) => {
  const text = readFileSync(`site/${name}.yaml`, 'utf8');
  const entry = entryOf(name);
  const after = saved(entry, opened(entry, text));
  expect(read(name, after)).toEqual(read(name, text));
  // Once more, since what it writes is opened the next day.
  expect(saved(entry, opened(entry, after))).toBe(after);
});

const wrong = (name: FileName, words: string) => mistakesOf(() => read(name, words));
const blank = globSync('tasks/site/blank/**/*.yaml')
  .map((path) => path.slice('tasks/site/blank/'.length, -'.yaml'.length) as FileName)
  .map((name) => ({ name, text: readFileSync(`tasks/site/blank/${name}.yaml`, 'utf8') }))
  // In the others a question of `npm run site -- new` is still open.
  .filter(({ name, text }) => edited.includes(name) && !wrong(name, text).length);

test.each(blank)('the $name.yaml of a new folder can be opened and saved', ({ name, text }) => {
  expect(wrong(name, saved(entryOf(name), opened(entryOf(name), text)))).toEqual([]);
});

test.each(globSync('site/posts/*.md'))('%s that is opened and saved says the same', (path) => {
  const text = readFileSync(path, 'utf8');
  const after = saved(entryOf('posts'), opened(entryOf('posts'), text));
  const file = path.slice('site/posts/'.length);
  const said = (words: string) => ({ ...parsePost(file, words), lines: [] });
  expect(said(after)).toEqual(said(text));
});

test.each(['privacy', 'accessibility'] as const)('policies/%s.md that is opened and saved says the same', (name) => {
  const text = readFileSync(`site/policies/${name}.md`, 'utf8');
  const entry = entryOf(`policies-${name}`);
  const said = (words: string) => ({ ...parsePolicy(name, words), lines: [] });
  expect(said(saved(entry, opened(entry, text)))).toEqual(said(text));
});

const emptied = ['closures', 'notices', 'events', 'people', 'gallery', 'testimonials', 'faqs', 'glossary'] as const;

test.each(emptied)('the last entry of %s.yaml can be taken out', (name) => {
  expect(saved(entryOf(name), [])).toBe('');
  expect(read(name, '')).toEqual([]);
});

test.each((Object.keys(leftOut) as FileName[]).filter((name) => edited.includes(name)))(
  '%s.yaml can be left without a word',
  (name) => {
    expect(wrong(name, saved(entryOf(name), opened(entryOf(name), '')))).toEqual([]);
  },
);
