// The HTML document around the published reports, and their style sheet, which is made from the design tokens.
import { escapeHtml } from '../src/app/escape-html.ts';
import { provider } from '../src/content/records/provider.ts';
import { schemes } from '../src/design/tokens.ts';

/** A report as a document. `title` is plain text and becomes the title and the h1; `main` is HTML. */
export const documentOf = (title: string, main: string) => `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${escapeHtml(provider.name)}</title>
<link rel="stylesheet" href="report.css">
</head>
<body>
<main>
<p><a href="/accessibility">Accessibility of ${escapeHtml(provider.name)}</a></p>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>
`;

const customProperties = ({ paper, surface, ink, line, focus, ...rest }: (typeof schemes)[keyof typeof schemes]) =>
  `--paper: ${paper}; --surface: ${surface}; --ink: ${ink}; --link: ${rest['accent-ink']}; --edge: ${rest['line-strong']}; --line: ${line}; --focus: ${focus};`;

export const reportCss = () => `:root { color-scheme: light dark; ${customProperties(schemes.light)} }
@media (prefers-color-scheme: dark) { :root { ${customProperties(schemes.evening)} } }
@media (prefers-contrast: more) { :root { color-scheme: light; ${customProperties(schemes.contrast)} } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 Verdana, sans-serif; overflow-wrap: anywhere; }
main { max-width: 62ch; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1, h2, h3 { line-height: 1.2; }
a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: 0; list-style: none; }
nav a, main > p > a, th a { display: inline-flex; align-items: center; min-height: 2.75rem; }
summary { line-height: 2.75rem; cursor: pointer; }
table { width: 100%; border-collapse: collapse; font-size: 1rem; }
[role=region] { overflow-x: auto; }
caption { text-align: start; font-weight: bold; padding-block: 0.5rem; }
th, td { border: 1px solid var(--edge); padding: 0.25rem; text-align: start; vertical-align: baseline; overflow-wrap: break-word; }
tbody th[scope=row] { font-weight: normal; }
tbody th[scope=rowgroup] { background: var(--surface); }
article { margin-block: 1.5rem; padding: 0.25rem 1.25rem 1rem; background: var(--surface); border: 1px solid var(--line); border-inline-start: 6px solid var(--edge); border-radius: 8px; }
.result { font-weight: bold; }
.supports::before { content: '✓ ' / ''; }
.partially-supports::before { content: '◐ ' / ''; }
.does-not-support::before { content: '✗ ' / ''; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
`;
