// @vitest-environment jsdom
// Files of words and policies that say their language: on every page all that they say is marked, and nothing else.
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { isScalar, parseDocument, visit } from 'yaml';

import { runIn } from '../long/copy.ts';

const parent = mkdtempSync(join(tmpdir(), 'lantern-words-'));

/** Forms speak with words of the program, and the letters are asked elsewhere. */
const others = ['forms', 'letters', 'registration'];
const files = globSync('site/words/*.yaml').filter((file) => !others.some((name) => file.endsWith(`/${name}.yaml`)));

/** At the end of each text of those files, so that it is known on the pages. */
const sign = ' ê';

function signed(text: string): string {
  const document = parseDocument(text);
  visit(document, {
    Pair: (_, { key, value }) => (String(key) === 'focus' && isScalar(value) ? visit.SKIP : undefined),
    Scalar(key, node) {
      if (key === 'value' || typeof key === 'number')
        if (typeof node.value === 'string' && node.value.includes(' ')) node.value += sign;
    },
  });
  document.set('lang', 'fr');
  return String(document);
}

function signedPolicy(text: string): string {
  const [, head = '', ...body] = text.split(/^---\n/m);
  const paragraphs = body
    .join('')
    .replaceAll(/^(?!\{\w+\}$|\|).*\S$/gm, (line) => line.replace(/(?:\]\(.*\)|\s*\{#[\w-]+\})?$/, `${sign}$&`));
  return ['', signed(head), paragraphs].join('---\n');
}

const draw = `const { drawnPages } = await import('./tasks/site/links.ts');
const all = Map.groupBy(await drawnPages(), ({ route }) => route.path);
const pages = [...all].map(([path, [{ html }]]) => [path, html]);
(await import('node:fs')).writeFileSync(process.env.DRAWN, JSON.stringify(pages));`;

let pages: readonly (readonly [path: string, page: Document])[];
beforeAll(() => {
  const [site, drawn] = [join(parent, 'site'), join(parent, 'drawn.json')];
  cpSync('site', site, { recursive: true });
  for (const file of files) writeFileSync(join(parent, file), signed(readFileSync(file, 'utf8')));
  for (const file of globSync('site/policies/*.md'))
    writeFileSync(join(parent, file), signedPolicy(readFileSync(file, 'utf8')));
  const env = { SITE: site, TODAY: '2026-12-01', DRAWN: drawn };
  const { output } = runIn('.', ['--input-type=module', '-e', draw], '', env);
  if (!existsSync(drawn)) throw new Error(output);
  const found: [string, string][] = JSON.parse(readFileSync(drawn, 'utf8'));
  pages = found.map(([path, html]) => [path, new DOMParser().parseFromString(html, 'text/html')]);
  // Pages are drawn for a quarter of a minute, and longer beside other work.
}, 120_000);
afterAll(() => rmSync(parent, { recursive: true }));

const languageAt = (element: Element) => element.closest('[lang]')?.getAttribute('lang');

test('all that they say is marked, also of pictures, for screen readers and in the browser’s tab', () => {
  const unmarked = pages.flatMap(([path, page]) =>
    textsOf(page).flatMap(({ said, of }) =>
      said.includes(sign) && languageAt(of) !== 'fr' ? [`${path}: ${said}`] : [],
    ),
  );
  expect([...new Set(unmarked)]).toEqual([]);
});

test('nothing else is', () => {
  const marked = pages.flatMap(([path, page]) =>
    textsOf(page).flatMap(({ said, of }) =>
      languageAt(of) === 'fr' &&
      said.includes(' ') &&
      !of.closest(blocks)?.textContent.includes(sign) &&
      !said.includes(sign)
        ? [`${path}: ${said}`]
        : [],
    ),
  );
  expect([...new Set(marked)]).toEqual([]);
});

const blocks = 'p, li, h1, h2, h3, dt, dd, td, th, blockquote, span, div';

/** All texts of a page with their elements, and those of attributes. */
function textsOf(page: Document): { said: string; of: Element }[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: { said: string; of: Element }[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement!.closest('script'))
      texts.push({ said: walker.currentNode.textContent!.trim(), of: walker.currentNode.parentElement! });
  for (const name of ['alt', 'aria-label', 'title'])
    for (const of of page.body.querySelectorAll(`[${name}]`)) texts.push({ said: of.getAttribute(name)!, of });
  return texts;
}
