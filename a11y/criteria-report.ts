// Writes the criteria as an HTML page for auditors: one article for each criterion, with the tests that show it.
import { escapeHtml } from '../src/app/escape-html.ts';
import { longDate } from '../src/content/rules/dates.ts';
import { provider } from '../src/content/records/provider.ts';
import { type Applying, type Conformance, criteria, type Criterion, levels, reviewed, type Trial } from './criteria.ts';
import { sentence, testsNamed } from '../tests/named-tests.ts';
import { documentOf } from './report-page.ts';
import { counts } from './statement.ts';

const conformanceLabels: Record<Conformance, string> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Does not apply',
};

export const reportHtml = () =>
  documentOf(
    'WCAG 2.2, criterion by criterion',
    `<p>How ${escapeHtml(provider.longName)} meets the 86 success criteria, as of ${longDate(reviewed)}. “By a script” says what was tried apart from the tests, such as with a real screen reader, “By hand” what a person tried, “Remarks” what was judged by reading the code.</p>
<nav aria-label="Levels">
<ul role="list">
${levels.map((level) => `<li><a href="#level-${level}">Level ${level}</a></li>`).join('\n')}
</ul>
</nav>
<div role="region" aria-label="Criteria by level and result" tabindex="0">
<table>
<caption>Criteria by level and result</caption>
<thead><tr><th scope="col">Level</th><th scope="col">Supports</th><th scope="col">Partially</th><th scope="col">Does not</th><th scope="col">Does not apply</th><th scope="col">All</th></tr></thead>
<tbody>
${counts.map(({ level, supports, partially, not, none, all }) => `<tr><th scope="row">${level}</th>${[supports, partially, not, none, all].map((count) => `<td>${count}</td>`).join('')}</tr>`).join('\n')}
</tbody>
</table>
</div>
${levels
  .map(
    (level) =>
      `<h2 id="level-${level}">Level ${level}</h2>\n${criteria
        .filter((row) => row.level === level)
        .map(article)
        .join('\n')}`,
  )
  .join('\n')}`,
  );

function article(row: Criterion) {
  const body = row.conformance === 'not-applicable' ? `<p>${escapeHtml(row.why)}</p>` : evidence(row);
  return `<article id="sc-${row.id.replaceAll('.', '-')}">
<h3>${row.id} ${escapeHtml(row.name)}</h3>
<p class="result ${row.conformance}">${conformanceLabels[row.conformance]}</p>
${body}
</article>`;
}

function evidence({ id, how, remarks, tests, byHand }: Applying) {
  const shown = tests.flatMap(testsNamed);
  const tried = (who: Trial['by']) =>
    byHand.filter(({ by }) => by === who).map(({ what, with: tool, on }) => `${what} (${tool}, ${on}).`);
  const scripted = tried('script');
  return [
    `<p>${escapeHtml(how)}</p>`,
    remarks && `<p>Remarks: ${escapeHtml(remarks)}</p>`,
    scripted.length && `<p>By a script: ${escapeHtml(scripted.join(' '))}</p>`,
    `<p>By hand: ${escapeHtml(tried('person').join(' ') || 'not yet.')}</p>`,
    shown.length &&
      `<details>\n<summary>Tests that show ${id}: ${shown.length}</summary>\n<ul>\n${shown
        .map((test) => `<li>${escapeHtml(sentence(test))} <span>(${test.file})</span></li>`)
        .join('\n')}\n</ul>\n</details>`,
  ]
    .filter(Boolean)
    .join('\n');
}
