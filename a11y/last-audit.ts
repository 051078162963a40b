// The last complete run of the audits that found nothing, for the accessibility statement. audit-reporter.ts writes it to last-audit.json.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { siteFolder, SiteError } from '../src/content/reader/site-file.ts';
import { today } from '../src/content/reader/today.ts';
import { sampleFolder } from '../src/content/reader/site-folder.ts';

const auditSchema = z.object({
  day: z.iso.date().refine((day) => day <= today()),
  /** The short name of the daycare whose site it was. */
  daycare: z.string(),
  /** Version of the site, from package.json. */
  version: z.string(),
  /** Digest of the sources that were audited. */
  site: z.string(),
  /** Version of axe-core. */
  axe: z.string(),
  pages: z.int().positive(),
  /** States besides rest and without scripts. */
  states: z.int(),
  /** Runs of axe. */
  runs: z.int().positive(),
});
export type Audit = Readonly<z.output<typeof auditSchema>>;

const auditOfSample = join(import.meta.dirname, 'last-audit.json');
/** Where an audit of this site is written: that of a daycare's own is a file of its folder. */
export const auditFile = siteFolder === sampleFolder ? auditOfSample : join(siteFolder, 'audit.json');

/**
 * That of this site, or of the sample where this one was never audited.
 * @throws {SiteError} if the file is no audit
 */
export function lastAudit(file = auditFile): Audit {
  try {
    return auditSchema.parse(JSON.parse(readFileSync(existsSync(file) ? file : auditOfSample, 'utf8')));
  } catch {
    throw new SiteError([
      'audit.json: this is not what an audit writes. Take the file out; npm run audit writes it anew.',
    ]);
  }
}

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
  for (const file of globSync('**/*.yaml', { cwd: siteFolder, exclude: ['confirmed.yaml'] }).toSorted())
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
