// Where styles stand (docs/architecture.md, "Styles"): utilities in the TSX, with the tokens' values; sheets for what utilities cannot say, beside their part.
import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const read = (pattern: string) =>
  globSync(pattern).map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));
const sheets = read('src/**/*.css').map(({ file, text }) => ({ file, text, rules: text.replace(/\/\*.*?\*\//gs, '') }));
const sources = read('src/{ui,forms,frame,pages}/**/*.{ts,tsx}').map(({ file, text }) => ({
  file,
  words: new Set(
    [
      ...text.replace(/^import [^\n]*|\/\/[^\n]*|\/\*.*?\*\//gms, '').matchAll(/className="[^"]*"|'[^'\n]*'|`[^`]*`/g),
    ].flatMap(([literal]) => literal.replace(/\$\{.*?\}/g, ' ').match(/(?<=^|[\s"'`])[a-z][\w-]*(?=$|[\s"'`])/g) ?? []),
  ),
  text,
}));

/** Where a file stands: a folder of src, and of pages the folder of the page. */
const roomOf = (file: string) => file.match(/^src\/(pages\/[^/]+|[^/]+)/)![1]!;
/** Every class of the sheets, with the rooms that define it: the last class of each selector, or a utility. */
const definitions = new Map<string, Set<string>>();
for (const { file, rules } of sheets)
  for (const [, name] of rules.matchAll(/(?:@utility |(?<![\w)])\.)([a-z][\w-]*?)(?=-\*|[\s,:{[.>)])/g))
    definitions.set(name!, (definitions.get(name!) ?? new Set()).add(roomOf(file)));

/** The rooms whose classes may be used in a room. */
const mayUse = (room: string) =>
  room === 'ui' ? ['ui', 'design'] : room === 'forms' ? ['forms', 'ui', 'design'] : [room, 'forms', 'ui', 'design'];

test('a class is defined in a sheet of its own folder or below: in ui/ and design/ for parts, never in another page', () => {
  const strays = sources.flatMap(({ file, words }) =>
    [...definitions]
      .filter(([name, rooms]) => words.has(name) && !mayUse(roomOf(file)).some((room) => rooms.has(room)))
      .map(([name, rooms]) => `${file}: ${name} of ${[...rooms].join(', ')}`),
  );
  expect(definitions.size).toBeGreaterThan(20);
  expect(strays).toEqual([]);
});

test('no class has an arbitrary value: the tokens are all there is', () => {
  expect(
    sources.flatMap(({ file, text }) =>
      (text.match(/(?<!data|aria)-\[[^\]]+\]/g) ?? []).map((found) => `${file}: ${found}`),
    ),
  ).toEqual([]);
});

/** Not in the condition of an at-rule, where a custom property has no value. Shares of a window, a box or a letter's size are no lengths of their own. */
test('no sheet has a length of its own: they come from the tokens', () => {
  const raw = sheets.flatMap(({ file, rules }) =>
    (rules.replace(/@(media|container|supports)[^{]*/g, '').match(/(?<![\w.#-])-?[\d.]+(px|rem|pt|mm|cm|ch)\b/g) ?? [])
      .filter((length) => !/^(0px|1px)$/.test(length))
      .map((length) => `${file}: ${length}`),
  );
  expect(raw).toEqual([]);
});

test('a sheet has at most 120 lines, and all of them 1,500', () => {
  const lines = sheets.map(({ file, text }) => ({ file, count: text.split('\n').length - 1 }));
  expect(lines.filter(({ count }) => count > 120)).toEqual([]);
  expect(lines.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(1500);
});
