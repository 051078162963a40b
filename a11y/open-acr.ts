// Writes the criteria as an OpenACR, a machine-readable conformance report: schema openacr-0.1.0, catalogue 2.5-edition-wcag-2.2-en (decision 009).
// The format is YAML, of which JSON is a part.
import packages from '../package.json' with { type: 'json' };
import { provider } from '../src/content/site/provider.ts';
import { type AuditFacts, statementText } from '../src/content/words/accessibility.ts';
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
/** Of the pages that were audited: until those of this daycare are, the report says that it is not of them. */
const subjectOf = ({ day, isOurs }: AuditFacts['audit']) =>
  isOurs
    ? {
        title: `${provider.name} Accessibility Conformance Report`,
        name: `${provider.name} website`,
        description: `The public website of ${provider.longName}: pages for parents, a registration form and a contact form.`,
        date: day > reviewed ? day : reviewed,
      }
    : {
        title: `Accessibility Conformance Report of the parts of which the website of ${provider.name} is made`,
        name: 'A site made of the same parts',
        description: `Not the website of ${provider.longName}, which has not been audited, but a site made of the same parts: pages for parents, a registration form and a contact form.`,
        date: reviewed,
      };

/** The report, from the present criteria and the last audit. */
export function openAcr(of = facts()) {
  const { title, name, description, date } = subjectOf(of.audit);
  return {
    title,
    product: { name, version: packages.version, description },
    author: contact,
    vendor: contact,
    report_date: date,
    last_modified_date: date,
    version: 1,
    notes: statementText(statement, of, 'standing'),
    evaluation_methods_used: statementText(statement, of, 'tests'),
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
  };
}

export const openAcrYaml = () => `${JSON.stringify(openAcr(), null, 1)}\n`;
