// Which state of the site an audit was of, so that the statement never claims an audit of pages that have changed since.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What decides what a visitor meets: routes, words, facts and the provider, tokens, style sheets, and the parts and pages themselves. */
const sources = [
  'index.html',
  'tailwind.config.ts',
  'src/routes.ts',
  'src/{content,design,ui,forms,frame,pages}/**/*.{ts,tsx,css,svg}',
];

/** A digest of the site's sources, the same on every machine. Comments do not count: they change nothing that is audited. */
export function siteDigest(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).toSorted())
    hash.update(file.replaceAll('\\', '/')).update(withoutComments(readFileSync(join(root, file), 'utf8')));
  return hash.digest('hex').slice(0, 16);
}

/** Without whole lines of comments and without the space at the ends of lines. */
const withoutComments = (text: string) =>
  text
    .replace(/^[ \t]*\/\*[^]*?\*\/[ \t]*$/gm, '')
    .replace(/^[ \t]*\/\/.*$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
