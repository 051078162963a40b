// Writes the criteria as an OpenACR, a machine-readable conformance report: schema openacr-0.1.0, catalogue 2.5-edition-wcag-2.2-en (decision 009).
// The format is YAML, of which JSON is a part.
import packages from '../package.json' with { type: 'json' };
import { provider } from '../src/content/site/provider.ts';
import { statementText } from '../src/content/words/accessibility.ts';
import { type Criterion, criteria, levels, reviewed } from './criteria.ts';
import { facts, statement } from './statement.ts';

const chapters = {
  A: 'success_criteria_level_a',
  AA: 'success_criteria_level_aa',
  AAA: 'success_criteria_level_aaa',
} as const;

/** The catalogue still lists this criterion, which WCAG 2.2 has removed. */
const removed = {
  id: '4.1.1',
  name: 'Parsing',
  level: 'A',
  conformance: 'not-applicable',
  remark: 'WCAG 2.2 has removed this criterion.',
} as const satisfies Criterion;

const { street, town, province, postalCode } = provider.address;
const contact = {
  name: provider.name,
  company_name: provider.longName,
  address: `${street}, ${town}, ${province}, ${postalCode}`,
  email: provider.email,
  phone: provider.phone,
  website: provider.url,
};
/** The report, from the present criteria and the last audit. */
export const openAcr = () => ({
  title: `${provider.name} Accessibility Conformance Report`,
  product: {
    name: `${provider.name} website`,
    version: packages.version,
    description: `The public website of ${provider.longName}: pages for parents, a registration form and a contact form.`,
  },
  author: contact,
  vendor: contact,
  report_date: reviewed,
  last_modified_date: reviewed,
  version: 1,
  notes: statementText(statement, facts(), 'standing'),
  evaluation_methods_used: statementText(statement, facts(), 'tests'),
  license: 'CC-BY-4.0',
  feedback: `${provider.url}/contact-us`,
  catalog: '2.5-edition-wcag-2.2-en',
  chapters: Object.fromEntries(
    levels.map((level) => [
      chapters[level],
      {
        criteria: [...criteria, removed]
          .filter((row) => row.level === level)
          .toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
          .map((row) => ({
            num: row.id,
            components: [{ name: 'web', adherence: { level: row.conformance, notes: row.remark } }],
          })),
      },
    ]),
  ),
});

export const openAcrYaml = () => `${JSON.stringify(openAcr(), null, 1)}\n`;
