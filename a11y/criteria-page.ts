// The table of criteria as an HTML page for auditors, and its style sheet, which is made from the design tokens.
import { escapeHtml } from '../src/mail/escape-html.ts';
import { provider } from '../src/content/site/provider.ts';
import { sampleFolder, siteFolder } from '../src/content/reader/site-folder.ts';
import { longDate } from '../src/content/rules/dates.ts';
import { schemes } from '../src/content/values/design.ts';
import { type Conformance, criteria, levels, reviewed } from './criteria.ts';
import { lastAudit } from './last-audit.ts';

const labels: Record<Conformance, string> = {
  supports: '✓ Supports',
  'partially-supports': '◐ Partially supports',
  'does-not-support': '✗ Does not support',
  'not-applicable': 'Does not apply',
};

export function criteriaHtml({ daycare, day, version, axe, runs, pages, states } = lastAudit()): string {
  const isOurs = daycare === provider.name;
  const how =
    siteFolder === sampleFolder
      ? 'by our own tests, by scripts that listened with Orca, a screen reader, and by reading the code'
      : isOurs
        ? 'by an audit of all its pages, and where programs see nothing by what was judged on a site made of the same parts'
        : 'by its own tests, by scripts that listened with Orca, a screen reader, and by reading the code';
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>WCAG 2.2, criterion by criterion – ${escapeHtml(provider.name)}</title>
<link rel="stylesheet" href="criteria.css">
</head>
<body>
<main>
<p><a href="/accessibility">Accessibility of ${escapeHtml(provider.name)}</a></p>
<h1>WCAG 2.2, criterion by criterion</h1>
<p>How ${isOurs ? escapeHtml(provider.longName) : 'a site made of the same parts'} meets the ${criteria.length} success criteria, as of ${longDate(isOurs && day > reviewed ? day : reviewed)}: ${how}. ${isOurs ? '' : `The pages of ${escapeHtml(provider.longName)} themselves have not been audited. `}Nobody has tried it by hand with such aids yet, and nobody from outside has audited it.</p>
<p>On ${longDate(day)} axe-core ${axe} ran ${runs} times over ${pages} pages of version ${version}, and ${states} states of them, and found nothing.</p>
<h2>Results by level</h2>
${tableOf(
  'Criteria by level and result',
  ['Level', ...Object.values(labels), 'All'],
  levels.map((level) => {
    const own = criteria.filter((row) => row.level === level);
    const counts = (Object.keys(labels) as Conformance[]).map(
      (each) => own.filter(({ conformance }) => conformance === each).length,
    );
    return [level, ...counts, own.length];
  }),
)}
<h2>The criteria</h2>
${tableOf(
  'Level, result and remark of each criterion',
  ['Criterion', 'Level', 'Result', 'Remark'],
  criteria.map(({ id, name, level, conformance, remark }) => [`${id} ${name}`, level, labels[conformance], remark]),
)}
</main>
</body>
</html>
`;
}

/** A table in a region that scrolls by itself. The first cell of each row is its header. */
function tableOf(caption: string, heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => `<td>${escapeHtml(String(value))}</td>`;
  return `<div role="region" aria-label="${caption}" tabindex="0">
<table>
<caption>${caption}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(([head, ...cells]) => `<tr><th scope="row">${escapeHtml(String(head))}</th>${cells.map(cell).join('')}</tr>`).join('\n')}
</tbody>
</table>
</div>`;
}

const customProperties = ({ paper, ink, focus, ...rest }: (typeof schemes)[keyof typeof schemes]) =>
  `--paper: ${paper}; --ink: ${ink}; --link: ${rest['accent-ink']}; --edge: ${rest['line-strong']}; --focus: ${focus};`;

export const criteriaCss = () => `:root { color-scheme: light dark; ${customProperties(schemes.light)} }
@media (prefers-color-scheme: dark) { :root { ${customProperties(schemes.evening)} } }
@media (prefers-contrast: more) { :root { color-scheme: light; ${customProperties(schemes.contrast)} } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 Verdana, sans-serif; overflow-wrap: anywhere; }
main { max-width: 62ch; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1, h2 { line-height: 1.2; }
a { color: var(--link); }
main > p > a { display: inline-flex; align-items: center; min-height: 2.75rem; }
table { width: 100%; border-collapse: collapse; font-size: 1rem; }
[role=region] { overflow-x: auto; }
caption { text-align: start; font-weight: bold; padding-block: 0.5rem; }
th, td { border: 1px solid var(--edge); padding: 0.25rem; text-align: start; vertical-align: baseline; overflow-wrap: break-word; }
tbody th { font-weight: normal; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
`;
