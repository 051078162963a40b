// What pages, the search and facts.json say of fees in the folders of five daycares: “at most” and “kindergarten” only where the daycare says so.
import { readFileSync, rmSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { runIn } from '../long/copy.ts';
import { answersOf } from '../new-daycare.ts';

const parent = mkdtempSync(join(tmpdir(), 'lantern-fees-'));
const folder = join(parent, 'acorns');
beforeAll(() => {
  runIn('.', ['tasks/site.ts', 'new', folder], answersOf('none'));
});
afterAll(() => rmSync(parent, { recursive: true }));

const draw = `const { drawnPages } = await import('./tasks/site/links.ts');
const { factsFile } = await import('./src/content/values/facts.ts');
const { searchDocuments } = await import('./src/content/values/search-documents.ts');
const { pageParts } = await import('./src/content/values/menus.ts');
const shown = ['/', '/program', '/contact-us', '/facts'];
const pages = (await drawnPages()).filter(({ route }) => shown.includes(route.path)).map(({ route, html }) => [route.path, html]);
const { factsWords } = await import('./src/content/words/facts-page.ts');
const below = Object.fromEntries(pages)['/facts'].includes('</p></div><section><h2 class="text-2">' + factsWords.plain.title);
console.log('\\nDRAWN' + JSON.stringify({ ...Object.fromEntries(pages), facts: factsFile, search: searchDocuments, parts: pageParts, below }));`;

/** The text of each page, without tags, and what programs and the search get. */
function drawnOn(day: string, fees: string) {
  const file = join(folder, 'facts.yaml');
  writeFileSync(file, `ages: 19 months to 6 years\nfees:\n  otherwise: Please ask.\n${fees}`);
  const { output } = runIn('.', ['--input-type=module', '-e', draw], '', { SITE: folder, TODAY: day });
  // What Node or Vite warn of may follow.
  const [, json = ''] = /\nDRAWN(.*)/.exec(output) ?? [];
  expect(json, output).not.toBe('');
  const drawn: Record<string, unknown> = JSON.parse(json);
  return Object.fromEntries(
    Object.entries(drawn).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') : JSON.stringify(value),
    ]),
  ) as Readonly<Record<'/' | '/program' | '/contact-us' | '/facts' | 'facts' | 'search' | 'parts' | 'below', string>>;
}

const capped = `    - id: fullTime
      name: Full-time daycare
      short: Full-time
      sum: $326.25
      per: month
      atMost: yes
      for: up to kindergarten age
      hours: 100 or more
      source: province
`;
const sources = `  sources:
    - name: province
      words: alberta.ca
      href: https://www.alberta.ca/childcare-fees
      until: 2027-03-31
      checked: 2026-11-22
      checkEvery: 90
`;
const others = `    - { name: School children, sum: $475, per: month }
    - { name: Hot lunch, kind: extra, sum: $6, per: day, mayRefuse: yes }
    - { name: Brothers and sisters, kind: discount, sum: 10%, per: month }
    - { name: Late pick-up, kind: late, sum: $1, per: minute }
`;
const figures = ['$475', '$6', '10%', '$1'];
const most = /at most|kindergarten/i;

test('no fee: every page says “otherwise”, and nothing is left over', () => {
  const drawn = drawnOn('2026-12-01', '  list: []\n');
  for (const path of ['/', '/program', '/contact-us', '/facts', 'search'] as const) {
    expect(drawn[path], path).toContain('Please ask.');
    expect(drawn[path], path).not.toMatch(/\$\d|at most|kindergarten|how long (?:it|the fees) hold/i);
  }
  expect(drawn.facts).not.toContain('fees');
  // What is known besides stands below it, not beside an empty column.
  expect(drawn.below).toBe('true');
  expect(drawn.parts).not.toContain('#days');
  expect(drawn['/program']).not.toContain('Full-time');
  for (const title of ['Extras', 'Discounts', 'If you are late', 'To register'])
    expect(drawn['/facts']).not.toContain(title);
}, 120_000);

test('one exact fee: its sum alone stands everywhere', () => {
  const drawn = drawnOn('2026-12-01', '  list:\n    - { name: Full-time daycare, sum: 1050, per: month }\n');
  for (const path of ['/', '/program', '/contact-us', '/facts', 'search', 'facts'] as const) {
    expect(drawn[path], path).toContain('$1,050');
    expect(drawn[path], path).not.toMatch(most);
    expect(drawn[path], path).not.toContain('Please ask.');
  }
  expect(JSON.parse(drawn.facts).facts[0]).toMatchObject({ value: '$1,050', cents: 105_000, per: 'month' });
  expect(drawn['/facts']).not.toMatch(/How long|Until|Source|Checked/);
  expect(drawn.below).toBe('true');
  expect(drawn.parts).not.toContain('#days');
}, 120_000);

const five = `  list:\n${capped}${others}${sources}`;

test('five fees, one on its last day: the first is said on all pages, with that day; all are on /facts, each with its own words', () => {
  const drawn = drawnOn('2027-03-31', five);
  for (const path of ['/', '/program', '/contact-us', '/facts', 'search'] as const) {
    expect(drawn[path], path).toContain('$326.25');
    expect(drawn[path], path).toContain('31 March 2027');
  }
  for (const path of ['/', '/program', '/contact-us', '/facts'] as const)
    expect(drawn[path].match(/at most/gi), path).toHaveLength(1);
  expect(drawn['/']).toMatch(/Full-time daycare costs at most \$326\.25 a month/);
  expect(drawn['/']).not.toContain('$475');
  for (const said of [
    '$475 a month',
    '$6 a day You may say no',
    '10% less a month',
    '$1 a minute',
    'Extras',
    'Discounts',
  ])
    expect(drawn['/facts']).toContain(said);
  expect(drawn['/facts']).toContain('Holds, ends soon');
  expect(drawn.below).toBe('false');
  expect(drawn['/facts']).not.toContain('To register');
  const facts: readonly Record<string, unknown>[] = JSON.parse(drawn.facts).facts;
  const ofFees = facts.filter(({ id }) => String(id).startsWith('fees.'));
  expect(ofFees.map(({ atMost, for: whom, state }) => [atMost, whom, state])).toEqual([
    [true, 'up to kindergarten age', 'ending'],
    ...others
      .trim()
      .split('\n')
      .map(() => [false, undefined, 'current']),
  ]);
  expect(drawn.search).toContain('Late pick-up costs $1 a minute.');
  expect(drawn.parts).toContain('#days');
}, 120_000);

test('the day after, its figure is nowhere, “otherwise” stands in its place, and the others stay', () => {
  const drawn = drawnOn('2027-04-01', five);
  for (const path of ['/', '/program', '/contact-us', '/facts', 'facts', 'search'] as const) {
    expect(drawn[path], path).not.toContain('326.25');
    expect(drawn[path], path).not.toMatch(/at most/i);
    expect(drawn[path], path).toContain('Please ask.');
  }
  for (const path of ['/', '/program', '/contact-us', '/facts', 'search'] as const)
    expect(drawn[path], path).not.toContain('kindergarten');
  for (const figure of figures) expect(drawn['/facts']).toContain(figure);
  expect(drawn['/facts']).toContain('Has ended');
  expect(drawn.parts).not.toContain('#days');
}, 120_000);

test('a fee that follows another takes its place on its first day, on every page', () => {
  const list = `  list:
    - { id: all, name: A place, sum: $900, per: month, until: 2026-12-31 }
    - { id: all, name: A place, sum: $950, per: month, from: 2027-01-01 }
`;
  for (const [day, held, other] of [
    ['2026-12-31', '$900', '$950'],
    ['2027-01-01', '$950', '$900'],
  ] as const) {
    const drawn = drawnOn(day, list);
    for (const path of ['/', '/program', '/contact-us', '/facts', 'search'] as const) {
      expect(drawn[path], path).toContain(held);
      expect(drawn[path], path).not.toContain(other);
      expect(drawn[path], path).not.toContain('Please ask.');
    }
  }
}, 240_000);

test('the answer to what a place costs is what is written, and the province’s days and words only with the province’s fee', () => {
  const made = (fee: string) => {
    const own = join(parent, fee.replaceAll(/\W/g, '') || 'none');
    const { status, output } = runIn('.', ['tasks/site.ts', 'new', own], answersOf('none', fee));
    expect(status, output).toBe(0);
    return { output, text: readFileSync(join(own, 'facts.yaml'), 'utf8').replaceAll(/^ *#.*\n/gm, '') };
  };
  const none = made('');
  expect(none.text).toMatch(/ list: \[\]\n$/);
  expect(none.output).toContain('facts.yaml has no fee, so pages say “Ask us what a place costs.” Fees go there, too.');
  const exact = made('1 050 $ a month');
  expect(exact.text).toMatch(/ sum: \$1,050\n {6}per: month\n$/);
  expect(exact.output).toContain('facts.yaml says that a place costs $1,050 a month. Put your other fees there.');
  expect(made('at most 300').text).toMatch(/ sum: \$300\n {6}per: month\n {6}atMost: yes\n$/);
  const ofProvince = made('At most $326.25');
  for (const said of ['for: up to kindergarten age', 'source: province', 'until: 2027-03-31'])
    expect(ofProvince.text).toContain(said);
  expect(ofProvince.output).toMatch(
    /at most \$326\.25 a month, with the days and the source of the province’s, compared/,
  );
  expect(made('326.25').text).not.toMatch(/atMost|kindergarten|source/);
}, 120_000);
