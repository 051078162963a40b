// Writes the results in the Evaluation and Report Language (EARL 1.0) as JSON-LD: the result of each rule and each audit for every page, and of each criterion for the
// site. https://www.w3.org/TR/EARL10-Schema/
import { provider } from '../src/content/records/provider.ts';
import { titleOf } from '../src/content/rules/page-title.ts';
import { routeOf } from '../src/routes.ts';
import { criteria } from './criteria.ts';
import {
  anchorOf,
  byPath,
  modeOf,
  outcomeOf,
  outcomes,
  rulesByName,
  testsOfPage,
  worstOf,
  type Audit,
} from './outcomes.ts';

const reference = (term: string) => ({ '@id': term, '@type': '@id' });

const context = {
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  doap: 'http://usefulinc.com/ns/doap#',
  foaf: 'http://xmlns.com/foaf/0.1/',
  schema: 'http://schema.org/',
  WCAG22: 'https://www.w3.org/TR/WCAG22/#',
  axe: 'https://dequeuniversity.com/rules/axe/4.14/',
  id: '@id',
  type: '@type',
  title: 'dct:title',
  description: 'dct:description',
  date: { '@id': 'dct:date', '@type': 'http://www.w3.org/2001/XMLSchema#date' },
  isPartOf: reference('dct:isPartOf'),
  by: reference('earl:assertedBy'),
  test: reference('earl:test'),
  mode: reference('earl:mode'),
  result: reference('earl:result'),
  outcome: reference('earl:outcome'),
  Assertion: 'earl:Assertion',
  assertions: { '@reverse': 'earl:subject' },
};

/** An assertion without a mode is automatic: a program made it. */
const assertion = (by: string, test: string, outcome: string, mode?: string) => ({
  type: 'Assertion',
  by,
  test,
  ...(mode && { mode: `earl:${mode}` }),
  result: `#${outcome}`,
});

/** The audits of every page besides axe, found by how their tests' titles begin after the path. */
const audits: readonly (readonly [id: string, begins: string, title: string])[] = [
  ['keyboard', 'Tab goes', 'The Tab key reaches every control once, in order, with a ring that is seen'],
  ['zoom', 'at 400 %', 'At 400 % zoom the keyboard reaches everything, and nothing fixed covers it'],
  ['reflow', 'at 320 px', 'Everything fits at 320 px, with wide spacing and with text of twice the size'],
  ['perception', 'a thumb', 'Targets of 44 px, nothing moves under reduced motion, forced colours lose nothing'],
  ['hidden', 'whatever it hides', 'Whatever is hidden is shown in one of the audited states'],
];

export function earl({ runs, tests, summary }: Audit): string {
  const site = provider.url;
  const pages = [...byPath(runs)].map(([path, all]) => ({
    id: site + path,
    type: ['earl:TestSubject', 'schema:WebPage'],
    title: titleOf({ path: '/error-404', title: 'Page not found', ...routeOf(path) }),
    isPartOf: `${site}/`,
    assertions: [
      ...[...worstOf(all)].map(([rule, { outcome }]) => assertion('#axe', `axe:${rule}`, outcome)),
      ...audits.flatMap(([id, begins]) =>
        testsOfPage(tests, path)
          .filter(({ title }) => title.startsWith(begins))
          .map(({ hasPassed }) => assertion('#audits', `#${id}`, hasPassed ? 'passed' : 'failed')),
      ),
    ],
  }));
  const graph = [
    {
      id: '#axe',
      type: ['earl:Assertor', 'earl:Software'],
      title: `axe-core ${summary.axe}`,
      'doap:homepage': { id: 'https://github.com/dequelabs/axe-core' },
    },
    { id: '#audits', type: ['earl:Assertor', 'earl:Software'], title: `The audits of ${provider.name}’s website` },
    { id: '#provider', type: ['earl:Assertor', 'foaf:Organization'], title: provider.longName },
    ...outcomes.map((outcome) => ({
      id: `#${outcome}`,
      type: 'earl:TestResult',
      date: summary.day,
      outcome: `earl:${outcome}`,
    })),
    ...[...rulesByName.values()].map(({ id, help, criteria: of }) => ({
      id: `axe:${id}`,
      type: ['earl:TestCriterion', 'earl:TestCase'],
      title: help,
      ...(of.length && { isPartOf: of.map((row) => `WCAG22:${anchorOf(row)}`) }),
    })),
    ...audits.map(([id, , title]) => ({ id: `#${id}`, type: ['earl:TestCriterion', 'earl:TestCase'], title })),
    ...criteria.map((row) => ({
      id: `WCAG22:${anchorOf(row)}`,
      type: ['earl:TestCriterion', 'earl:TestRequirement'],
      title: `${row.id} ${row.name}`,
    })),
    {
      id: `${site}/`,
      type: ['earl:TestSubject', 'schema:WebSite'],
      title: provider.longName,
      assertions: criteria.map((row) => ({
        ...assertion('#provider', `WCAG22:${anchorOf(row)}`, outcomeOf(row), modeOf(row)),
        description: row.conformance === 'not-applicable' ? row.why : (row.remarks ?? row.how),
      })),
    },
    {
      id: provider.map.embed,
      type: 'earl:TestSubject',
      title: 'The map on the contact page, which belongs to another site',
      assertions: [assertion('#provider', 'https://www.w3.org/TR/WCAG22/', 'untested', 'undisclosed')],
    },
    ...pages,
  ];
  return serialize({ '@context': context, '@graph': graph });
}

/** One node per line, so that a diff shows what changed. */
function serialize({ '@graph': graph, ...rest }: { '@context': object; '@graph': readonly object[] }): string {
  const nodes = graph.map((node) =>
    JSON.stringify(node).replaceAll('},{"type":"Assertion"', '},\n {"type":"Assertion"'),
  );
  return `{"@context":${JSON.stringify(rest['@context'])},\n"@graph":[\n${nodes.join(',\n')}\n]}\n`;
}
