/**
 * Reads the files of the owner's folder. Runs in Node alone: the modules of content/site, which call it, are built as the values that they export
 * (tasks/build/site-data.ts), so browsers get neither the files nor this code.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { isMap, isNode, isScalar, type Document } from 'yaml';
import { type z } from 'zod';

import { mapMaker } from '#content/rules/map-maker.ts';
import { asTyped } from '#content/rules/signs.ts';
import { fileNames, isNeeded, leftOut, siteFiles, type FileName } from '#content/schemas/files.ts';

import { emptied, meantFor, missing } from './advice.ts';
import { withoutEnded } from './ended-pictures.ts';
import { feeNames } from './fee-names.ts';
import { fillDocument, fillText, type Values } from './fill.ts';
import { formerFees } from './former-fees.ts';
import { mailComputer } from './mail-computer.ts';
import { once } from './once.ts';
import { readDocument, readText } from './plain-text.ts';
import { mistakesOfReferences } from './references.ts';
import { isLeftOut, schemaAt, sentenceOf } from './sentences.ts';
import { mistakesOf, SiteError } from './site-error.ts';
import { sampleFolder, siteFolder } from './site-folder.ts';
import { today } from './today.ts';
import { unreadable } from './unreadable.ts';

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
  if (firstLine === 1 && document.contents === null && !document.errors.length) {
    // So an editor of forms writes a list without an entry, or a group of which all is left out.
    const nothing = ['[]', '{}'].find((each) => isRight(() => parseSiteFile(file, each, schema)));
    if (nothing) return parseSiteFile(file, nothing, schema);
    throw new SiteError([emptied(file)]);
  }
  const mistakes = unreadable(text, document, firstLine > 1).map(
    ({ offset, sentence }) => `${at(offset)}: ${sentence}`,
  );
  if (mistakes.length) throw new SiteError(mistakes);
  const former = file === 'facts.yaml' && formerFees(document);
  if (former) throw new SiteError([`${at(former.offset)}: ${former.sentence}`]);
  const unknown = fillDocument(
    document,
    once(() => valuesFor(file)),
  ).map(({ offset, sentence }) => `${at(offset)}: ${sentence}`);
  if (unknown.length) throw new SiteError(unknown);
  const lost = mistakesOfReferences(document, schema, readSiteFile);
  const check = () => schema.safeParse(document.toJS(), { reportInput: true });
  let checked = check();
  while (checked.error?.issues.some(({ path }) => isRetyped(document, path) || isCleared(document, path, schema)))
    checked = check();
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

function isRight(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof SiteError) return false;
    throw error;
  }
}

/**
 * Writes the text of an entry as a keyboard types it: in prose, a space or a hyphen at which no line breaks is meant, and no pattern takes it. Returns whether that is
 * another text.
 */
function isRetyped(document: Document, path: readonly PropertyKey[]): boolean {
  const text = document.getIn(path);
  const typed = typeof text === 'string' ? asTyped(text) : text;
  if (typed !== text) document.setIn(path, typed);
  return typed !== text;
}

/**
 * An empty text or group counts as left out where that is allowed; a list that is left out counts as empty. So editors of forms write them. Returns whether that is
 * another document.
 */
function isCleared(document: Document, path: readonly PropertyKey[], schema: z.ZodType): boolean {
  const empty = path
    .map((_, index) => path.slice(0, index + 1))
    .find((part) => isEmpty(document.getIn(part, true)) && isLeftOut(part, schema));
  if (empty) return document.deleteIn(empty);
  if (document.hasIn(path) || !path.length || !schemaAt(path, schema)?.safeParse([]).success) return false;
  document.setIn(path, document.createNode([]));
  return true;
}

const isEmpty = (node: unknown): boolean =>
  (isScalar(node) && (node.value === null || node.value === '')) || (isMap(node) && !node.items.length);

/**
 * A text with what provider.yaml and facts.yaml say in the place of names such as {facts.fees.fullTime}, and what is wrong with such names.
 * It is read by what has no entries, such as the words of a post.
 */
export const withFacts = (text: string) =>
  fillText(
    text,
    once(() => valuesFor()),
  );

/** The two files that names stand for cannot name themselves, nor each other, except that provider.yaml can name the ages. */
function valuesFor(file?: string): Values {
  if (file === 'facts.yaml') return { of: {} };
  return file === 'provider.yaml' ? { of: { facts: { ages: readSiteFile('facts').ages } } } : sources();
}

/** With what only texts say: {provider.map.maker}, {provider.map.rules} and {provider.mailComputer}. */
function sources(): Values {
  const { map, ...provider } = readSiteFile('provider');
  const { ages, fees } = readSiteFile('facts');
  const { of, insteadOf } = feeNames(fees, today(provider.utcOffset));
  const own = { map: { ...map, ...mapMaker(map.embed) }, mailComputer: mailComputer(process.env) };
  return { of: { provider: { ...provider, ...own }, facts: { ages, fees: of } }, insteadOf };
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
