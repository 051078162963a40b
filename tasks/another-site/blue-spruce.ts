// node tasks/run.mjs another-site/blue-spruce: writes the tests' second daycare into tests/blue-spruce. It is what `npm run site -- new` makes of the answers in
// tests/another-site, with its differences, so it has by itself what every new folder has.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse, stringify } from 'yaml';

import { node, root } from '../programs.ts';
import { siteText } from '../site/entries.ts';

const folder = join(root, 'tests/blue-spruce');
const given = (name: string) => readFileSync(join(root, 'tests/another-site', name), 'utf8');

rmSync(folder, { recursive: true, force: true });
execFileSync(node, ['tasks/site.ts', 'new', folder], { cwd: root, input: given('answers.txt') });
writeFileSync(join(folder, 'logo.svg'), given('logo.svg'));
for (const name of ['pages', 'files'])
  cpSync(join(root, 'tests/another-site', name), join(folder, name), { recursive: true });

const { posts, ...files }: Record<string, object> = parse(given('differences.yaml'));
for (const [name, own] of Object.entries(files))
  writeFileSync(join(folder, `${name}.yaml`), stringify(merged(contentOf(name), own)));
const [, head, text] = readFileSync(join(folder, 'posts/our-new-site.md'), 'utf8').split(/^---\n/m);
for (const [name, { words = text, ...own }] of Object.entries(posts as Record<string, { words?: string }>))
  writeFileSync(
    join(folder, `posts/${name}.md`),
    ['', stringify(merged(parse(head!), own)), `\n${words}`].join('---\n'),
  );

/** What a file says in the new folder; where it has none there, or only an empty list, in the one that new folders are made from, or else in the sample. */
function contentOf(name: string): unknown {
  return [folder, join(root, 'tasks/site/blank'), join(root, 'site')]
    .map((from) => siteText(from, `${name}.yaml`).content)
    .find((content) => Object.keys(Object(content) as object).length > 0);
}

/** Lays what is our own over what is there, entry by entry. A list of our own takes the place of the other, but for entries of pages, which stand beside others. */
function merged(base: unknown, own: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(own) && own.every(pathOf)) {
    const paths = new Set(own.map(pathOf));
    return [...base.filter((each) => !paths.has(pathOf(each))), ...own];
  }
  if (typeof own !== 'object' || own === null || Array.isArray(own)) return own;
  const under = Object(base) as Record<string, unknown>;
  const entries = Object.entries(own).map(([name, value]) => [name, merged(under[name], value)] as const);
  if (Array.isArray(base)) return entries.map(([, value]) => value);
  const all = { ...under, ...Object.fromEntries(entries) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}

function pathOf(entry: unknown): unknown {
  return Object(entry).path;
}
