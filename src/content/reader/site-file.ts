/**
 * Reads the files of the owner's folder. Runs in Node alone: the modules of content/site, which call it, are built as the values that they export
 * (tasks/build/site-data.ts), so browsers get neither the files nor this code.
 */
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';

import { isMap, isNode, isPair, isScalar, visit, type Document } from 'yaml';
import { type z } from 'zod';

import { longDate } from '#content/rules/dates.ts';
import { holds } from '#content/rules/fact-state.ts';
import { mapMaker } from '#content/rules/map-maker.ts';
import { mistypings, nearest } from '#content/rules/mistypings.ts';
import { asTyped } from '#content/rules/signs.ts';
import { isDated } from '#content/schemas/facts.ts';
import { fileNames, isNeeded, leftOut, siteFiles, type FileName } from '#content/schemas/files.ts';

import { mailComputer } from './mail-computer.ts';
import { isPicture } from './consents.ts';
import { withoutEnded } from './ended-pictures.ts';
import { readDocument, readText } from './plain-text.ts';
import { mistakesOfReferences } from './references.ts';
import { sentenceOf } from './sentences.ts';
import { mistakesOf, notRead, SiteError } from './site-error.ts';
import { sampleFolder, siteFolder } from './site-folder.ts';
import { today } from './today.ts';
import { unreadable } from './unreadable.ts';
import { factNames, withdraw } from './withdraw.ts';

export { SiteError, siteFolder };

/**
 * The checked content of a file of the owner's folder.
 * @throws {SiteError} one sentence for each mistake
 */
export function readSiteFile<Name extends FileName>(name: Name): z.output<(typeof siteFiles)[Name]> {
  const file = `${name}.yaml`;
  let folder = siteFolder;
  if (!existsSync(join(folder, file))) {
    const instead = leftOut[name];
    if (instead !== undefined && !meantFor(file))
      return parseSiteFile(file, instead, siteFiles[name]) as z.output<(typeof siteFiles)[Name]>;
    if (isNeeded(name, () => readSiteFile('pages'))) throw new SiteError([missing(file)]);
    // The modules of pages that are switched off are read as well, though no build shows what they hold.
    folder = sampleFolder;
  }
  return parseSiteFile(file, readText(file, folder), siteFiles[name]) as z.output<(typeof siteFiles)[Name]>;
}

/**
 * What to do about a file that is not there: rename the one that is meant for it, or copy another, if there is one from the blank folder of `npm run site -- new`.
 * @param file as in the sample's folder, which has one of each
 */
export function missing(file: string): string {
  const path = join(siteFolder, file);
  if (lstatSync(path, { throwIfNoEntry: false })) return notRead(path, 'ENOENT');
  const meant = meantFor(file);
  if (meant?.isHidden)
    return `${meant.file} is read by nothing. Rename it to ${file}. Your computer may hide the last part of its name.`;
  if (meant) return `${file} is missing in ${siteFolder}. Did you mean ${meant.file}? Rename it to ${file}.`;
  const blank = existsSync(join(sampleFolder, '../tasks/site/blank', file));
  const then =
    file === 'closures.yaml' ? 'then write your days into it, or empty it to []' : 'and make its words yours';
  return `${file} is missing in ${siteFolder}. Copy ${blank ? 'tasks/site/blank' : 'site'}/${file}, ${then}.`;
}

/** A file that nothing reads, with nearly the name of one that is missing; `isHidden` if only the end of the name differs, which many computers do not show. */
function meantFor(file: string): { readonly file: string; readonly isHidden: boolean } | undefined {
  const folder = dirname(file);
  const path = join(siteFolder, folder);
  const strays = existsSync(path)
    ? readdirSync(path).filter((each) => !fileNames.some((name) => `${name}.yaml` === join(folder, each)))
    : [];
  // Programs on a computer that hides endings put one behind the name, as in facts.yaml.txt.
  const other = strays.find((each) => each.toLowerCase().startsWith(`${parse(file).name}.`));
  const meant = other ?? strays.find((each) => mistypings(each.toLowerCase(), basename(file)) <= 2);
  return meant === undefined ? undefined : { file: join(folder, meant), isHidden: other !== undefined };
}

/**
 * What is wrong in all files of the owner's folder, a sentence each. Files that name facts read facts.yaml again, so the same mistake may be met twice.
 * @param others what reads further files of the folder
 */
export function mistakesInSite(...others: (() => unknown)[]): string[] {
  const mistakes = [...fileNames.map((name) => () => readSiteFile(name)), ...others].flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      return mistakesOf(error);
    }
  });
  return [...new Set(mistakes)];
}

/**
 * The checked content of a text.
 * @param file its name in the messages
 * @param firstLine the number of its first line
 */
export function parseSiteFile<Schema extends z.ZodType>(
  file: string,
  written: string,
  schema: Schema,
  firstLine = 1,
): z.output<Schema> {
  const { text, document, at } = readDocument(file, written, firstLine);
  const mistakes = unreadable(text, document, firstLine > 1).map(
    ({ offset, sentence }) => `${at(offset)}: ${sentence}`,
  );
  if (mistakes.length) throw new SiteError(mistakes);
  const unknown = fill(document, () => valuesFor(file)).map(({ offset, sentence }) => `${at(offset)}: ${sentence}`);
  if (unknown.length) throw new SiteError(unknown);
  const lost = mistakesOfReferences(document, schema, readSiteFile);
  const check = () => schema.safeParse(document.toJS(), { reportInput: true });
  let checked = check();
  // In prose, a space or a hyphen at which no line breaks is meant. What no pattern takes is read again without such signs.
  while (checked.error?.issues.some(({ path }) => isRetyped(document, path))) checked = check();
  if (checked.success && !lost.length) return withoutEnded(checked.data);
  const said = (issue: z.core.$ZodIssue, path: readonly PropertyKey[]) =>
    `${at(offsetOf(document, path))}: ${sentenceOf(issue, schema)}`;
  const issues = checked.error?.issues ?? [];
  const told = issues.map(({ path }) => path.join(' '));
  // What cannot be a name stands for nothing, either; a day can be wrong in both ways.
  const further = lost.filter(({ path }) => path.at(-1) === 'consentUntil' || !told.includes(path.join(' ')));
  throw new SiteError(
    [...issues, ...further].flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((name) => said({ ...issue, keys: [name] }, [...issue.path, name]))
        : [said(issue, issue.path)],
    ),
  );
}

/** Writes the text of an entry as a keyboard types it. Returns whether that is another text. */
function isRetyped(document: Document, path: readonly PropertyKey[]): boolean {
  const text = document.getIn(path);
  const typed = typeof text === 'string' ? asTyped(text) : text;
  if (typed !== text) document.setIn(path, typed);
  return typed !== text;
}

/** Fills the texts of a document. Returns a sentence for each name that stands for nothing. */
function fill(document: Document, valuesOf: () => Readonly<Record<string, unknown>>) {
  const unknown: { offset: number; sentence: string }[] = [];
  visit(document, {
    Scalar: (_, node, above) => {
      const [list, group, entry] = above.slice(-3);
      const isPictureName = isMap(group) && isPicture(group, list) && isPair(entry) && String(entry.key) === 'name';
      if (typeof node.value !== 'string' || isPictureName) return;
      const done = filled(node.value, valuesOf);
      node.value = done.text;
      unknown.push(...done.unknown.map(({ sentence }) => ({ offset: node.range?.[0] ?? 0, sentence })));
    },
  });
  return unknown;
}

/**
 * A text with what provider.yaml and facts.yaml say in the place of names such as {facts.fees.fullTime}, a day in words; and, for each name
 * that they do not have, a sentence and the line of the text, from 0 on.
 * A sentence that says what does not hold on the day of the build is replaced by “otherwise” of its entry. Nothing else fills texts, so no page says it.
 */
export function filled(text: string, valuesOf: () => Readonly<Record<string, unknown>> = sources) {
  const unknown: { line: number; sentence: string }[] = [];
  const held = withdraw(text, (name) => insteadOf(name, valuesOf()));
  const words = held.replaceAll(factNames, (whole, name: string, offset: number) => {
    const value = name.split('.').reduce<unknown>(at, valuesOf());
    if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? longDate(value) : value;
    unknown.push({ line: held.slice(0, offset).split('\n').length - 1, sentence: unknownName(name, valuesOf()) });
    return whole;
  });
  const rest = held.replaceAll(factNames, (whole) => ' '.repeat(whole.length));
  for (const { 0: written, index } of rest.matchAll(/\{\s*(?:provider|facts)\b[^{}\n]*\}?/g))
    unknown.push({
      line: rest.slice(0, index).split('\n').length - 1,
      sentence: `“${written.slice(0, 40)}” is no name in braces. Write it as in {provider.phone}: without spaces, and with both braces.`,
    });
  return { text: words, unknown };
}

function unknownName(name: string, values: unknown): string {
  const known = textsIn(values);
  const meant = known.find((each) => each.startsWith(`${name}.`)) ?? nearest(name, known);
  return `“{${name}}” stands for nothing in provider.yaml or facts.yaml${meant ? ` (did you mean “{${meant}}”?)` : ''}.`;
}

/** The names of all texts: `facts.fees.fullTime`. */
const textsIn = (values: unknown): string[] =>
  Object.entries(Object(values) as object).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : textsIn(value).map((name) => `${key}.${name}`),
  );

const at = (value: unknown, key: string) => (Object(value) as Record<string, unknown>)[key];

/** “otherwise” of the group that a name belongs to, if that does not hold. Where it comes from can still be said. */
function insteadOf(name: string, values: Readonly<Record<string, unknown>>): string | undefined {
  let value: unknown = values;
  for (const key of name.split('.')) {
    if (key !== 'source' && isDated(value) && !holds(value, today(readSiteFile('provider').utcOffset)))
      return value.otherwise;
    value = at(value, key);
  }
  return undefined;
}

/** The two files that names stand for cannot name themselves, nor each other, except that provider.yaml can name the ages. */
function valuesFor(file: string) {
  if (file === 'facts.yaml') return {};
  return file === 'provider.yaml' ? { facts: { ages: readSiteFile('facts').ages } } : sources();
}

/** With what only texts say: {provider.map.maker}, {provider.map.rules} and {provider.mailComputer}. */
function sources() {
  const { map, ...provider } = readSiteFile('provider');
  const own = { map: { ...map, ...mapMaker(map.embed) }, mailComputer: mailComputer(process.env) };
  return { provider: { ...provider, ...own }, facts: readSiteFile('facts') };
}

/** Where the entry stands, or, if it is missing, what it is missing in. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const group = document.getIn(path.slice(0, length - 1), true);
    const name = String(path[length - 1]);
    // The name of an entry, since its value may begin on another line.
    const node = isMap(group)
      ? group.items.find(({ key }) => String(key) === name)?.key
      : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return isScalar(document.contents) || !document.contents?.range ? 0 : document.contents.range[0];
}
