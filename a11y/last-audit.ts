// The last complete run of the audits that found nothing, for the accessibility statement. audit-reporter.ts writes it to last-audit.json.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { siteFolder } from '../src/content/reader/site-file.ts';

export interface Audit {
  /** ISO 8601. */
  readonly day: string;
  /** The short name of the daycare whose site it was. */
  readonly daycare: string;
  /** Version of the site, from package.json. */
  readonly version: string;
  /** Digest of the sources that were audited. */
  readonly site: string;
  /** Version of axe-core. */
  readonly axe: string;
  readonly pages: number;
  /** States besides rest and without scripts. */
  readonly states: number;
  /** Runs of axe. */
  readonly runs: number;
}

export const auditFile = join(import.meta.dirname, 'last-audit.json');
export const lastAudit = () => JSON.parse(readFileSync(auditFile, 'utf8')) as Audit;

const root = join(import.meta.dirname, '..');
/** The sources of what a visitor sees and uses: routes, content, design, how a page comes to life, components, forms and pages. */
const sources = [
  'index.html',
  'tailwind.config.ts',
  'src/routes.ts',
  'src/route-rows.ts',
  'src/{content,design,runtime,ui,forms,frame,pages}/**/*.{ts,tsx,js,css,svg}',
];

/** A digest of what a visitor sees: 16 hexadecimal digits, the same on every machine. Comments do not count, because they change nothing that is audited. */
export function siteDigest(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).toSorted())
    hash.update(file.replaceAll('\\', '/')).update(withoutComments(readFileSync(join(root, file), 'utf8')));
  for (const file of globSync('**/*.yaml', { cwd: siteFolder }).toSorted())
    hash.update(file.replaceAll('\\', '/')).update(readFileSync(join(siteFolder, file), 'utf8'));
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
