// Writes an audit as an HTML page: totals, faults, a row for each page and state, and a table of rules for each page.
import { escapeHtml } from '../src/app/escape-html.ts';
import { longDate } from '../src/content/rules/dates.ts';
import { provider } from '../src/content/records/provider.ts';
import { routeOf } from '../src/routes.ts';
import type { Run } from './findings.ts';
import { byPath, outcomes, rulesByName, testsOfPage, worstOf, type Audit, type Outcome } from './outcomes.ts';
import { documentOf } from './report-page.ts';
import { summaryLines } from './summary.ts';

const outcomeLabels: Record<Outcome, string> = {
  failed: 'Fails',
  cantTell: 'Undecided',
  passed: 'Passes',
  inapplicable: 'Nothing to check',
  untested: 'Not tested',
};

const anchorOf = (path: string) => `page${path.replaceAll('/', '-')}`;
const nameOf = (path: string) => `${routeOf(path)?.title ?? 'An unknown address'} (${path})`;
const byState = (runs: readonly Run[]) => [...Map.groupBy(runs, ({ state }) => state)];

export function auditHtml({ runs, tests, summary }: Audit): string {
  const pages = [...byPath(runs)];
  const faults = runs.flatMap(({ path, state, look, width, violations, undecided }) =>
    [...violations, ...undecided].map(({ rule, what }) => `${path}, ${state}, ${look}, ${width}: ${rule}: ${what}`),
  );
  return documentOf(
    'Every page, state and rule',
    `<p>What the audits of ${escapeHtml(provider.name)}’s website found on ${longDate(summary.day)}. In each state axe-core runs all its rules in light, and in the other looks those that a look can change; all of them where a look shows or hides anything.</p>
<ul>
${summaryLines(summary)
  .map((line) => `<li>${escapeHtml(line)}</li>`)
  .join('\n')}
</ul>
<h2>What was found</h2>
${faults.length ? `<ul>\n${faults.map((fault) => `<li>${escapeHtml(fault)}</li>`).join('\n')}\n</ul>` : '<p>No violation, and nothing left undecided.</p>'}
<h2>Pages and states</h2>
<div role="region" aria-label="Pages and states" tabindex="0">
<table>
<caption>Rules by result, over all looks and widths of a state</caption>
<thead><tr><th scope="col">Page and state</th><th scope="col">Runs</th>${outcomes
      .slice(0, 4)
      .map((outcome) => `<th scope="col">${outcomeLabels[outcome]}</th>`)
      .join('')}</tr></thead>
${pages.map(([path, own]) => pageRows(path, own)).join('\n')}
</table>
</div>
<h2>Rule by rule</h2>
<p>How often a rule had something to look at, in which state. What stands in no row was not there to check.</p>
${pages.map(([path, own]) => detailsOf(path, own, tests)).join('\n')}
<h2>The rules</h2>
${rulesTable(runs)}`,
  );
}

/** A tbody; each row is a header cell and data cells. Optional end tags are left out, because there are ten thousand rows. */
const rowsOf = (rows: readonly (readonly [head: string, ...cells: (string | number)[]])[]) =>
  `<tbody>\n${rows.map(([head, ...cells]) => `<tr><th scope=row>${[head, ...cells].join('<td>')}`).join('\n')}\n`;

function pageRows(path: string, own: readonly Run[]): string {
  const rows = byState(own).map(([state, runs]) => {
    const counts = Map.groupBy(worstOf(runs).values(), ({ outcome }) => outcome);
    const cells = outcomes.slice(0, 4).map((outcome) => counts.get(outcome)?.length ?? 0);
    const page = `<a href="#${anchorOf(path)}">${escapeHtml(nameOf(path))}</a>`;
    return [`${page} ${escapeHtml(state)}`, runs.length, ...cells] as const;
  });
  return rowsOf(rows);
}

function detailsOf(path: string, own: readonly Run[], tests: Audit['tests']): string {
  const states = byState(own).map(([state, runs]) => ({
    state,
    rows: rowsOf(
      [...worstOf(runs)]
        .filter(([, { outcome }]) => outcome !== 'inapplicable')
        .map(([rule, { outcome, runs: count }]) => [rule, outcomeLabels[outcome], count] as const),
    ),
  }));
  // States with the same results share a table.
  const tables = [...Map.groupBy(states, ({ rows }) => rows)].map(
    ([rows, alike]) => `<table>
<caption>${alike.map(({ state }) => escapeHtml(state)).join('; ')}</caption>
<thead><tr><th scope="col">Rule</th><th scope="col">Result</th><th scope="col">Runs</th></tr></thead>
${rows}
</table>`,
  );
  const others = testsOfPage(tests, path).map(
    ({ title, hasPassed }) => `<li>${escapeHtml(title)}: ${hasPassed ? 'passes' : 'fails'}</li>`,
  );
  return `<details id="${anchorOf(path)}">
<summary>${escapeHtml(nameOf(path))}: ${states.length} ${states.length === 1 ? 'state' : 'states'}</summary>
<div role="region" aria-label="Rules on ${escapeHtml(nameOf(path))}" tabindex="0">
${tables.join('\n')}
</div>
${others.length ? `<p>Tests of this page:</p>\n<ul>\n${others.join('\n')}\n</ul>` : ''}
</details>`;
}

/** A table of all rules that ran, and the WCAG criteria of each. */
function rulesTable(runs: readonly Run[]): string {
  const names = [...worstOf(runs).keys()].toSorted();
  return `<div role="region" aria-label="The rules" tabindex="0">
<table>
<caption>The rules, and the criteria that they belong to</caption>
<thead><tr><th scope="col">Rule</th><th scope="col">WCAG</th></tr></thead>
${rowsOf(names.map((rule) => [rule, criteriaOf(rule)] as const))}
</table>
</div>`;
}

const criteriaOf = (rule: string) =>
  rulesByName
    .get(rule)
    ?.criteria.map(({ id }) => id)
    .join(', ') || 'best practice';
