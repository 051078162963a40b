// A digest of the site's sources, kept with each audit: the statement must not cite an audit of pages that have changed since.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The sources of what a visitor sees: routes, content, design, components, forms and pages. */
const sources = [
  'index.html',
  'tailwind.config.ts',
  'src/routes.ts',
  'src/{content,design,ui,forms,frame,pages}/**/*.{ts,tsx,css,svg}',
];

/** 16 hexadecimal digits, the same on every machine. Comments do not count, because they change nothing that is audited. */
export function siteDigest(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).toSorted())
    hash.update(file.replaceAll('\\', '/')).update(withoutComments(readFileSync(join(root, file), 'utf8')));
  return hash.digest('hex').slice(0, 16);
}

/** Removes comments that have lines of their own, blank lines and indentation. */
const withoutComments = (text: string) =>
  text
    .replace(/^[ \t]*\/\*[^]*?\*\/[ \t]*$/gm, '')
    .replace(/^[ \t]*\/\/.*$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
