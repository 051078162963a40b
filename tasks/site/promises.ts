/**
 * What the owner's folder says in the daycare's name although nobody there has written it: sentences that are word for word those of a new folder (blank/), or of
 * the repository's site/. What a director has read and found true stands in confirmed.yaml.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { join, sep } from 'node:path';

import { readText } from '../../src/content/reader/plain-text.ts';
import { confirmedSchema } from '../../src/content/schemas/confirmed.ts';
import { root } from '../programs.ts';
import { promisesOfData } from './data-promises.ts';
import { isShown, pagesIn, siteText } from './entries.ts';
import { schemaFiles } from './schemas.ts';
import { textsOf } from './texts.ts';

const sampleFolder = join(root, 'site');
const sources = [sampleFolder, join(root, 'tasks/site/blank')];

/** By weight: what harms most if it is untrue, first. A sentence of none of them has the last. */
const weights = [
  {
    name: 'safety',
    words:
      /\b(?:safe\w*|fence\w*|adults?|(?<!us )alone|injur\w+|hurt|sick|ill|allerg\w+|first aid|emergenc\w+|smoke|cold|look after|take your child)\b/i,
  },
  {
    name: 'law',
    // Days and fees that a new folder has from the province.
    files: ['closures.yaml', 'facts.yaml'],
    words: /\b(?:licen[cs]\w*|law|inspect\w*|qualified|certif\w+|consents?|permits?|police|PIPA|CASL)\b/i,
  },
  {
    name: 'privacy',
    files: ['policies/privacy.md'],
    words: /\b(?:privacy|published|photographs?|faces?|keeps|your answers|us alone|one word from you)\b/i,
  },
  { name: 'audits', files: ['policies/accessibility.md'], words: /\b(?:accessib\w+|audit\w*|WCAG)\b/i },
] as const;

type Weight = (typeof weights)[number]['name'] | 'other';

/** A sentence that a director has to find true. */
export interface Unread {
  readonly file: string;
  readonly line: number;
  readonly words: string;
  readonly weight: Weight;
}

/** Promises to parents that are no sentences. */
const terms = /^(?:answersWithin|arrival|parking|keeps\..*)$/;
/** What the site says of its own forms and addresses, and what is said to the daycare alone. */
const ofTheSite =
  /^words\/(?:forms\.yaml:(?:answers|refused|question)|letters\.yaml:newsletter|registration\.yaml:refused|not-found)/;

/** Files whose texts speak for the daycare. Entries of the other lists of the sample are told of one by one (sample.ts). */
export const promiseFiles = [
  'provider.yaml',
  'offers.yaml',
  'programs.yaml',
  'closures.yaml',
  'facts.yaml',
  'day.yaml',
  'faqs.yaml',
  'schools.yaml',
  'words/*.yaml',
  'policies/*.md',
  'posts/*.md',
];

/** Those that are there. */
export const filesOfPromises = (folder: string): string[] =>
  globSync(promiseFiles, { cwd: folder })
    .map((file) => file.replaceAll(sep, '/'))
    .toSorted();

/** Of all files, or of one: by weight, then in the order of the files. In site/ itself nothing can be compared. */
export function unreadIn(folder: string, file?: string): Unread[] {
  if (folder === sampleFolder) return [];
  const all = (file === undefined ? filesOfPromises(folder) : [file])
    .filter((each) => isShown(folder, each))
    .flatMap((each) => keptIn(folder, each));
  const order = [...weights.map(({ name }) => name), 'other'];
  return all.toSorted((one, other) => order.indexOf(one.weight) - order.indexOf(other.weight));
}

/** What nobody has confirmed. Each sentence stays confirmed as long as it stands in its file, whatever else changes there or in a new folder. */
export function unconfirmedIn(folder: string): Unread[] {
  const confirmed = confirmedSchema.safeParse(siteText(folder, 'confirmed.yaml').content).data ?? [];
  return unreadIn(folder).filter(
    ({ file, words }) =>
      !confirmed.some((row) => row.file === file && row.digests.split(' ').includes(digestOf(words))),
  );
}

/** Of sentences, with a space between two. */
export const digestsOf = (unread: readonly Unread[]): string =>
  [...new Set(unread.map(({ words }) => digestOf(words)))].toSorted().join(' ');

const digestOf = (words: string) => createHash('sha256').update(words).digest('hex').slice(0, 8);

/** More of one weight in a file, and it is to be read as a whole. */
const mostRows = 5;

/** What a release refuses: `words/about.yaml, line 12 (safety): “…”`, or one row for a file that is full of it. */
export const promisesOfWeight = (unconfirmed: readonly Unread[]): string[] =>
  byFile(unconfirmed.filter(({ weight }) => weight !== 'other')).flatMap(([file, promises]) => {
    const named = [...new Set(promises.map(({ weight }) => weight))].join(', ');
    return promises.length > mostRows
      ? [`${file} (${named}), ${linesOf(promises)}`]
      : promises.map(({ line, words, weight }) => `${file}, line ${line} (${weight}): “${words}”`);
  });

/** The others: a row for each file. */
export const otherPromises = (unconfirmed: readonly Unread[]): string[] =>
  byFile(unconfirmed.filter(({ weight }) => weight === 'other')).map(
    ([file, promises]) => `${file}, ${linesOf(promises)}`,
  );

const byFile = (unconfirmed: readonly Unread[]) => [...Map.groupBy(unconfirmed, ({ file }) => file)];
const linesOf = (promises: readonly Unread[]) => {
  const lines = promises.map(({ line }) => line).toSorted((one, other) => one - other);
  return `${lines.length > 1 ? 'lines' : 'line'} ${lines.join(', ')}`;
};

function keptIn(folder: string, file: string): Unread[] {
  const known = new Set([
    ...sources.flatMap((source) => saidIn(source, file).map(({ words }) => words)),
    ...examplesOf(file),
  ]);
  return saidIn(folder, file)
    .filter(({ words, group }) => known.has(words) && !isOff(folder, group))
    .map(({ line, words }) => ({ file, line, words, weight: weightOf(file, words) }));
}

/** What the sentences about mistakes have shown as examples of this file. */
const examplesOf = (file: string): string[] =>
  Array.from(schemas[file.replace(/yaml$/, 'json')]?.matchAll(/"examples": \[\s*(".*")\s*\]/g) ?? [], ([, text = '']) =>
    JSON.parse(text),
  );
const schemas = schemaFiles();

/** Words of a form that no page of the site has: that for comments, and that for the newsletter at the foot of layouts. */
function isOff(folder: string, group: string): boolean {
  if (group === 'words/forms.yaml comment')
    return /^(?:no|false)$/.test(String(siteText(folder, 'provider.yaml').at(['comments'])));
  if (group !== 'words/forms.yaml newsletter') return false;
  return !Object.entries(pagesIn(folder)).some(([path, page]) => path !== '/error-404' && 'template' in page);
}

function weightOf(file: string, words: string): Weight {
  const found = weights.find(
    (weight) =>
      ('files' in weight && weight.files.some((each) => each === file)) ||
      weight.words.test(words.replaceAll(/\{[^}]*\}/g, '')),
  );
  return found?.name ?? 'other';
}

/** What a file says in sentences, with their lines. */
function saidIn(folder: string, file: string): { line: number; words: string; group: string }[] {
  if (!existsSync(join(folder, file))) return [];
  if (file.endsWith('.md')) return paragraphsOf(readText(file, folder)).map((each) => ({ ...each, group: file }));
  const text = siteText(folder, file);
  const rows = promisesOfData[file]?.(Object(text.content));
  if (rows) return rows.map(({ path, words }) => ({ line: text.line(path), words, group: file }));
  return textsOf(text.content)
    .filter(({ path, words }) =>
      file === 'provider.yaml'
        ? terms.test(path.join('.'))
        : isSaid(file, words) && !ofTheSite.test(`${file}:${path.join('.')}`),
    )
    .map(({ path, words }) => ({
      line: text.line(path),
      group: `${file} ${String(path[0])}`,
      words: file === 'provider.yaml' ? `${path.join('.')}: ${words}` : words,
    }));
}

/** A sentence, or a title of three words and of weight: “Children are safe”. A question or what only names other entries is none. */
function isSaid(file: string, words: string): boolean {
  const own = words.replaceAll(/\{[^}]*\}/g, '');
  return (
    /\p{L}+\P{L}+\p{L}/u.test(own) &&
    !own.endsWith('?') &&
    (/[.!]['’”)]*$/.test(words) || (own.trim().split(/\s+/).length > 2 && weightOf(file, words) !== 'other'))
  );
}

/** Sentences of the head, and paragraphs and entries of lists below it. Headings, links alone, and what the build puts in are none. */
function paragraphsOf(text: string) {
  const lines = text.split('\n');
  const below = lines.indexOf('---', 1);
  return lines
    .map((words, index) => ({
      line: index + 1,
      words: (index < below ? words.replace(/^ *\w+: (['"]?)(.*)\1$/, '$2') : words.replace(/^- /, '')).trim(),
    }))
    .filter(({ words }) => /[.!?]$/.test(words) && !/^(?:#|\[)/.test(words));
}
