// Which page component shows each kind of page: the file of that name in src/pages, which exports a component of that name. Only the kinds that site/pages.yaml has
// are in a build.
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { Plugin } from 'vite';

import { ownPaths } from '../../src/content/reader/own-page-names.ts';
import { readSiteFile, SiteError } from '../../src/content/reader/site-file.ts';
import { type Kind, rows } from '../../src/route-rows.ts';
import { root } from '../programs.ts';

const id = 'virtual:pages';

export const pageFiles: Plugin = {
  name: 'page-files',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load: (resolved) => (resolved === `\0${id}` ? moduleOf(kindsOn()) : null),
};

function moduleOf(kinds: ReadonlySet<Kind>): string {
  const files = globSync('src/pages/**/*.tsx', { cwd: root });
  const entries = Array.from(kinds, (kind) => {
    const [file, ...others] = files.filter((each) => basename(each, '.tsx') === kind);
    if (!file || others.length)
      throw new Error(`src/pages must have one file ${kind}.tsx, for the kind of that name in src/route-rows.ts.`);
    return `'${kind}': async () => (await import(${JSON.stringify(join(root, file))})).${componentOf(kind)},`;
  });
  return `export const files = {\n${entries.join('\n')}\n};`;
}

/** 'event-details' shows EventDetails. */
const componentOf = (kind: string) => kind.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The kinds of page that the site has; all while pages.yaml has a mistake, which a page then shows. */
function kindsOn(): ReadonlySet<Kind> {
  try {
    const pages = readSiteFile('pages');
    return new Set([
      ...rows.flatMap(({ path, kind }) => (path in pages ? [kind] : [])),
      ...(ownPaths().length ? (['own'] as const) : []),
    ]);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return new Set([...rows.map(({ kind }) => kind), 'own']);
  }
}
