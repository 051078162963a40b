// Writes the criteria as an OpenACR, a machine-readable conformance report: schema openacr-0.1.0, catalogue 2.5-edition-wcag-2.2-en (decision 009).
// The format is YAML, of which JSON is a part.
import packages from '../package.json' with { type: 'json' };
import { parse } from 'yaml';

import { readText } from '../src/content/reader/plain-text.ts';
import { sampleFolder } from '../src/content/reader/site-folder.ts';
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

type Daycare = Pick<typeof provider, 'name' | 'longName' | 'address' | 'email' | 'phone' | 'url'>;

const contactOf = ({ name, longName, address, email, phone, url }: Daycare) => ({
  name,
  company_name: longName,
  address: [address.street, address.town, address.province, address.postalCode].join(', '),
  email,
  phone,
  website: url,
});
/** Of the pages that were audited: until those of this daycare are, the report says that it is not of them, and neither it nor they are the daycare’s. */
const subjectOf = ({ day, isOurs }: AuditFacts['audit'], daycare: Daycare) =>
  isOurs
    ? {
        title: `${daycare.name} Accessibility Conformance Report`,
        name: `${daycare.name} website`,
        description: `The public website of ${daycare.longName}: pages for parents, a registration form and a contact form.`,
        date: day > reviewed ? day : reviewed,
        contact: contactOf(daycare),
      }
    : {
        title: `Accessibility Conformance Report of the parts of which the website of ${daycare.name} is made`,
        name: 'A site made of the same parts',
        description: `Not the website of ${daycare.longName}, which has not been audited, but a site made of the same parts: pages for parents, a registration form and a contact form.`,
        date: reviewed,
        contact: contactOf(parse(readText('provider.yaml', sampleFolder)) as Daycare),
      };

/** The report, from the present criteria and the last audit. */
export function openAcr(of = facts(), daycare: Daycare = provider) {
  const { title, name, description, date, contact } = subjectOf(of.audit, daycare);
  // Its author speaks, not the daycare.
  const theirs = of.audit.isOurs ? undefined : `The pages of ${daycare.longName}`;
  return {
    title,
    product: { name, version: packages.version, description },
    author: contact,
    vendor: contact,
    report_date: date,
    last_modified_date: date,
    version: 1,
    notes: statementText(statement, of, 'standing', theirs),
    evaluation_methods_used: statementText(statement, of, 'tests', theirs),
    license: 'CC-BY-4.0',
    feedback: `${daycare.url}/contact-us`,
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
