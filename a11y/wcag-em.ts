// Writes the evaluation as JSON-LD for W3C's WCAG-EM Report Tool: scope, target, sample, result of each criterion, findings.
// https://www.w3.org/TR/WCAG-EM/ and https://www.w3.org/WAI/eval/report-tool/
import { statementOf } from '../src/content/words/accessibility.ts';
import { provider } from '../src/content/records/provider.ts';
import { routes } from '../src/routes.ts';
import { criteria, type Criterion } from './criteria.ts';
import { anchorOf, modeOf, outcomeOf, type Audit, type Outcome } from './outcomes.ts';
import { facts } from './statement.ts';
import { summaryLines } from './summary.ts';

const context = {
  wcagem: 'http://www.w3.org/TR/WCAG-EM/#',
  Evaluation: 'wcagem:procedure',
  defineScope: 'wcagem:step1',
  scope: 'wcagem:step1a',
  step1b: { '@id': 'wcagem:step1b', '@type': '@id' },
  conformanceTarget: 'step1b',
  accessibilitySupportBaseline: 'wcagem:step1c',
  additionalEvaluationRequirements: 'wcagem:step1d',
  exploreTarget: 'wcagem:step2',
  essentialFunctionality: 'wcagem:step2b',
  pageTypeVariety: 'wcagem:step2c',
  technologiesReliedUpon: 'wcagem:step2d',
  selectSample: 'wcagem:step3',
  structuredSample: 'wcagem:step3a',
  randomSample: 'wcagem:step3b',
  Website: 'wcagem:website',
  Webpage: 'wcagem:webpage',
  auditSample: 'wcagem:step4',
  reportFindings: 'wcagem:step5',
  documentSteps: 'wcagem:step5a',
  commissioner: 'wcagem:commissioner',
  evaluator: 'wcagem:evaluator',
  evaluationSpecifics: 'wcagem:step5b',
  WCAG22: 'http://www.w3.org/TR/WCAG22/#',
  WAI: 'http://www.w3.org/WAI/',
  A: 'WAI:WCAG2A-Conformance',
  AA: 'WAI:WCAG2AA-Conformance',
  AAA: 'WAI:WCAG2AAA-Conformance',
  wcagVersion: 'WAI:standards-guidelines/wcag/#versions',
  earl: 'http://www.w3.org/ns/earl#',
  Assertion: 'earl:Assertion',
  TestMode: 'earl:TestMode',
  TestCriterion: 'earl:TestCriterion',
  TestRequirement: 'earl:TestRequirement',
  TestSubject: 'earl:TestSubject',
  TestResult: 'earl:TestResult',
  OutcomeValue: 'earl:OutcomeValue',
  Pass: 'earl:Pass',
  Fail: 'earl:Fail',
  CannotTell: 'earl:CannotTell',
  NotApplicable: 'earl:NotApplicable',
  NotTested: 'earl:NotTested',
  assertedBy: 'earl:assertedBy',
  mode: 'earl:mode',
  result: 'earl:result',
  subject: 'earl:subject',
  test: 'earl:test',
  outcome: 'earl:outcome',
  dcterms: 'http://purl.org/dc/terms/',
  title: 'dcterms:title',
  description: 'dcterms:description',
  summary: 'dcterms:summary',
  date: 'dcterms:date',
  hasPart: 'dcterms:hasPart',
  id: '@id',
  type: '@type',
  language: '@language',
};

const outcomeValues: Record<Outcome, string> = {
  passed: 'Pass',
  failed: 'Fail',
  cantTell: 'CannotTell',
  inapplicable: 'NotApplicable',
  untested: 'NotTested',
};

const technologies = {
  HTML: 'https://html.spec.whatwg.org/',
  CSS: 'https://www.w3.org/Style/CSS/specs/',
  'WAI-ARIA': 'https://www.w3.org/TR/wai-aria/',
  SVG: 'https://www.w3.org/TR/SVG/',
  ECMAScript: 'https://www.ecma-international.org/publications-and-standards/standards/ecma-262/',
};

const site = { id: '_:website', type: ['TestSubject', 'Website'], title: provider.longName };

export function wcagEm({ summary }: Audit): string {
  const sectionText = (wanted: string) => {
    const { text = [], list = [] } = statementOf(facts()).find(({ id }) => id === wanted)!;
    return [...text, ...list].join('\n\n');
  };
  const report = {
    '@context': context,
    type: 'Evaluation',
    language: 'en',
    defineScope: {
      id: '_:defineScope',
      scope: {
        ...site,
        description: `All pages at ${provider.url}, but not the inside of the map on the contact page.`,
      },
      conformanceTarget: 'AA',
      accessibilitySupportBaseline: sectionText('made-for'),
      additionalEvaluationRequirements: sectionText('tested'),
      wcagVersion: '2.2',
    },
    exploreTarget: {
      id: '_:exploreTarget',
      essentialFunctionality:
        'To find out about the daycare, to request a place in three steps, and to send a message.',
      pageTypeVariety: [...new Set(routes.map(({ kind }) => kind))].join(', '),
      technologiesReliedUpon: Object.entries(technologies).map(([title, id]) => ({ id, title })),
    },
    selectSample: {
      id: '_:selectSample',
      structuredSample: routes.map(({ path, title }) => ({
        id: `_:page${path}`,
        type: ['TestSubject', 'Webpage'],
        title,
        description: provider.url + path,
      })),
      // The structured sample is the whole site, so no page is left for a random one.
      randomSample: [],
    },
    auditSample: criteria.map((row) => assertionOf(row, summary.day)),
    reportFindings: {
      title: `Accessibility of ${provider.name}’s website`,
      date: summary.day,
      commissioner: provider.longName,
      evaluator: provider.longName,
      summary: [sectionText('standing'), ...summaryLines(summary)].join('\n\n'),
      evaluationSpecifics: sectionText('reports'),
      documentSteps: ['about', 'defineScope', 'exploreTarget', 'selectSample'].map((step) => ({ id: `_:${step}` })),
    },
  };
  return `${JSON.stringify(report, null, 1)}\n`;
}

function assertionOf(row: Criterion, date: string) {
  const outcome = outcomeOf(row);
  return {
    type: 'Assertion',
    date,
    assertedBy: { id: provider.url, title: provider.longName },
    mode: { type: 'TestMode', '@value': `earl:${modeOf(row)}` },
    result: {
      type: 'TestResult',
      date,
      description: row.conformance === 'not-applicable' ? row.why : [row.how, row.remarks].filter(Boolean).join(' '),
      outcome: { id: `earl:${outcome}`, type: ['OutcomeValue', outcomeValues[outcome]] },
    },
    subject: { id: site.id },
    test: { id: `WCAG22:${anchorOf(row)}`, type: ['TestCriterion', 'TestRequirement'] },
  };
}
