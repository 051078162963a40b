/** The files of the owner's folder as they are written, for what is said of their lines. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { isNode, LineCounter, parseDocument } from 'yaml';

import { readText } from '../../src/content/reader/plain-text.ts';
import { unreadable } from '../../src/content/reader/unreadable.ts';
import { fileNames, isNeeded } from '../../src/content/schemas/files.ts';
import { currentVersion, versionSchema } from '../../src/content/schemas/version.ts';

type Path = readonly (string | number)[];

export interface SiteText {
  readonly content: unknown;
  at(path: Path): unknown;
  line(path: Path): number;
  /** `provider.yaml, line 5` */
  place(path: Path): string;
}

/** A file that is missing or cannot be read has no entries: what is wrong with it is said elsewhere. */
export function siteText(folder: string | undefined, file: string): SiteText {
  const text = folder && existsSync(join(folder, file)) ? readText(file, folder) : '';
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  function line(entry: Path) {
    const node = document.getIn(entry, true);
    return lines.linePos(isNode(node) ? (node.range?.[0] ?? 0) : 0).line;
  }
  return {
    content: unreadable(text, document, false).length ? undefined : document.toJS(),
    at: (entry) => document.getIn(entry),
    line,
    place: (entry) => `${file}, line ${line(entry)}`,
  };
}

/** The version of a folder: the first without the file, and the present one where what is wrong with the file is told elsewhere. */
export function versionOf(folder: string): number {
  if (!existsSync(join(folder, 'version.yaml'))) return 1;
  return versionSchema.safeParse(siteText(folder, 'version.yaml').content).data?.version ?? currentVersion;
}

/** The entries of pages.yaml by their addresses. */
export const pagesIn = (folder: string): Readonly<Record<string, object>> =>
  Object.fromEntries(
    listIn(siteText(folder, 'pages.yaml').content).map((page) => [String(Object(page).path), Object(page)]),
  );

const listIn = (content: unknown): readonly unknown[] => (Array.isArray(content) ? content : []);

/** Whether a page of the site shows the words of a file. */
export function isShown(folder: string, file: string): boolean {
  const name = fileNames.find((each) => `${each}.yaml` === file);
  return !name || isNeeded(name, () => pagesIn(folder));
}
