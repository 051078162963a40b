// The facts of the accessibility statement, from the table of criteria and the last audit. The words are in src/content/words/accessibility.ts; the page and the Markdown
// document are made from both.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import packages from '../package.json' with { type: 'json' };
import { type Facts, statementOf } from '../src/content/words/accessibility.ts';
import type { SmallPrintSection } from '../src/content/words/small-print.ts';
import { siteDigest } from './audited-site.ts';
import { type Applying, criteria, levels, listened, reviewed } from './criteria.ts';
import type { Summary } from './summary.ts';

export const reportsFolder = join(import.meta.dirname, 'reports');
export const summaryFile = join(reportsFolder, 'summary.json');

/** The number of criteria by level and conformance. */
export const counts = levels.map((level) => {
  const of = criteria.filter((row) => row.level === level);
  const count = (conformance: string) => of.filter((row) => row.conformance === conformance).length;
  return {
    level,
    all: of.length,
    supports: count('supports'),
    partially: count('partially-supports'),
    not: count('does-not-support'),
    none: count('not-applicable'),
  };
});

const applying = criteria.filter((row): row is Applying => row.conformance !== 'not-applicable');
const isMet = ({ conformance }: Applying) => conformance === 'supports';
const strict = applying.filter(({ level }) => level === 'AAA');

/** The last audit with a report; undefined if there is none. */
export const lastAudit = (): Summary | undefined =>
  existsSync(summaryFile) ? (JSON.parse(readFileSync(summaryFile, 'utf8')) as Summary) : undefined;

/** The last audit; undefined if the site has changed since. */
export function currentAudit(site = siteDigest()): Summary | undefined {
  const audit = lastAudit();
  return audit?.site === site ? audit : undefined;
}

/**
 * @param files names and sizes of the published reports
 * @param audit the audit that the statement may cite
 */
export function facts(files: Facts['files'] = [], audit = currentAudit()): Facts {
  return {
    reviewed,
    notMet: applying.filter((row) => row.level !== 'AAA' && !isMet(row)).map(({ id, name }) => `${id} ${name}`),
    strict: { apply: strict.length, met: strict.filter(isMet).length },
    limits: applying.flatMap(({ limit }) => limit ?? []),
    heard: listened,
    axe: packages.devDependencies['axe-core'],
    ...(audit && {
      audit: {
        day: audit.day,
        pages: audit.pages,
        runs: audit.runs,
        violations: audit.violations,
        undecided: audit.undecided,
      },
    }),
    files,
  };
}

/** The statement without the list of published files, which would have to state its own size. */
export const statement = (): readonly SmallPrintSection[] => statementOf(facts());

/** The statement as a Markdown document. */
export const statementMarkdown = () => `${['# Accessibility', ...statement().flatMap(markdownOf)].join('\n\n')}\n`;

function markdownOf({
  title,
  text = [],
  list = [],
  limits = [],
  terms = [],
  links = [],
  close = [],
}: SmallPrintSection): string[] {
  const lines = [
    ...list,
    ...limits.map(({ what, instead }) => `${what} ${instead}`),
    ...terms.map(({ term, means }) => `${term}: ${means}`),
    ...links.map(({ words, href, note }) =>
      [words, ...(href?.startsWith('https') ? [href] : []), note].filter(Boolean).join(': '),
    ),
  ];
  return [`## ${title}`, ...text, ...(lines.length ? [lines.map((line) => `- ${line}`).join('\n')] : []), ...close];
}
