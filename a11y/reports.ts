// The files that are published under /accessibility/reports. The build makes those of the table of criteria. `npm run audit -- --report` writes those of an audit into
// a11y/reports, with the day in their names, and the build publishes them as long as the site has not changed since.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { auditHtml } from './audit-html.ts';
import { reportHtml } from './criteria-report.ts';
import { earl } from './earl.ts';
import { openAcrYaml } from './open-acr.ts';
import type { Audit } from './outcomes.ts';
import { rawAxe } from './raw-axe.ts';
import { reportCss } from './report-page.ts';
import { currentAudit, facts, reportsFolder, statementMarkdown } from './statement.ts';
import { wcagEm } from './wcag-em.ts';

/** The files made from the table of criteria, by name. */
export const reports = (): Record<string, string> => ({
  'statement.md': statementMarkdown(),
  'openacr.yaml': openAcrYaml(),
  'criteria.html': reportHtml(),
  'report.css': reportCss(),
});

/** Names of the files of an audit: they contain its day. */
const dated = /^(?:audit|earl|wcag-em|axe)-[\d-]+\.\w+$/;

/** All published files, by name. */
export function publishedReports(): Readonly<Record<string, string>> {
  const audited = currentAudit() ? readdirSync(reportsFolder).filter((name) => dated.test(name)) : [];
  return {
    ...reports(),
    ...Object.fromEntries(audited.map((name) => [name, readFileSync(join(reportsFolder, name), 'utf8')])),
  };
}

/** The facts of the statement, with names and sizes of the published files. */
export const publishedFacts = (published = publishedReports()) =>
  facts(Object.entries(published).map(([name, text]) => ({ name, bytes: Buffer.byteLength(text) })));

/** Replaces the reports of the last audit with those of this one. Returns the names of the files. */
export function writeAudit(audit: Audit): string[] {
  const { day } = audit.summary;
  for (const name of readdirSync(reportsFolder).filter((each) => dated.test(each))) rmSync(join(reportsFolder, name));
  const files = {
    'summary.json': `${JSON.stringify(audit.summary, null, 2)}\n`,
    [`audit-${day}.html`]: auditHtml(audit),
    [`earl-${day}.jsonld`]: earl(audit),
    [`wcag-em-${day}.jsonld`]: wcagEm(audit),
    [`axe-${day}.json`]: rawAxe(audit),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(reportsFolder, name), text);
  return Object.keys(files);
}
