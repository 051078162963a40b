// What is published in a11y/reports/. From the table of criteria: `npm run report` writes it, and a test fails when it is out of date. From an audit of every page:
// `npm run audit -- --report` writes it, with the day in its name.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { auditHtml } from './audit-html.ts';
import { reportHtml } from './criteria-report.ts';
import { earl } from './earl.ts';
import { openAcrYaml } from './open-acr.ts';
import type { Audit } from './outcomes.ts';
import { rawAxe } from './raw-axe.ts';
import { reportCss } from './report-page.ts';
import { reportsFolder, statementMarkdown, summaryFile } from './statement.ts';
import { wcagEm } from './wcag-em.ts';

/** Each file's name and text. */
export const reports = (): Record<string, string> => ({
  'statement.md': statementMarkdown(),
  'openacr.yaml': openAcrYaml(),
  'criteria.html': reportHtml(),
  'report.css': reportCss(),
});

/** Files with the day of an audit in their names. */
const dated = /^(?:audit|earl|wcag-em|axe)-[\d-]+\.\w+$/;

/** Writes the reports of an audit in place of those of the last one, and what is made from the table, which tells of it. Returns the names of the files. */
export function writeAudit(audit: Audit): string[] {
  const { day } = audit.summary;
  for (const name of readdirSync(reportsFolder).filter((each) => dated.test(each))) rmSync(join(reportsFolder, name));
  writeFileSync(summaryFile, `${JSON.stringify(audit.summary, null, 2)}\n`);
  return writeAll({
    [`audit-${day}.html`]: auditHtml(audit),
    [`earl-${day}.jsonld`]: earl(audit),
    [`wcag-em-${day}.jsonld`]: wcagEm(audit),
    [`axe-${day}.json`]: rawAxe(audit),
    ...reports(),
  });
}

/** Writes these files into the folder of the reports. Returns their names. */
export function writeAll(files: Record<string, string>): string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(reportsFolder, name), text);
  return Object.keys(files);
}
