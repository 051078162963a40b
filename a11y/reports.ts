// The files for auditors, which the build publishes under /accessibility/reports.
import { criteriaCss, criteriaHtml } from './criteria-page.ts';
import { openAcrYaml } from './open-acr.ts';
import { facts } from './statement.ts';

/** All published files, by name. */
export const publishedReports = (): Readonly<Record<string, string>> => ({
  'openacr.yaml': openAcrYaml(),
  'criteria.html': criteriaHtml(),
  'criteria.css': criteriaCss(),
});

/** The facts of the statement, with names and sizes of the published files. */
export const publishedFacts = (published = publishedReports()) =>
  facts(Object.entries(published).map(([name, text]) => ({ name, bytes: Buffer.byteLength(text) })));
