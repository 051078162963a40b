// @vitest-environment node
// No request may cost more than its length: a pattern with two ways to match the same text takes 312 ms for 15 KB, and one visitor with four of them a second stops the site.
import { globSync, readFileSync } from 'node:fs';

import { parseSync } from 'vite';
import { expect, test } from 'vitest';

type Work = (text: string) => unknown;

/** The least time of the processor that some runs take, in ms: it depends neither on the clock nor on other programs. */
function costOf(work: Work, text: string, runs: number): number {
  const costs = Array.from({ length: runs }, () => {
    const before = process.threadCpuUsage();
    work(text);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...costs);
}

/** The text on which the work grows faster than the text, if there is one. Linear work costs 4 times as much for a text 4 times as long, quadratic work 16 times. */
function fastGrowth(work: Work, befores: Iterable<string>, pieces: Iterable<string>): string | undefined {
  const texts = [...new Set(befores)].flatMap((before) => [...new Set(pieces)].map((piece) => ({ before, piece })));
  for (const { before, piece } of texts)
    // What cannot match, such as a line break where a pattern is for one line, makes it try every way.
    for (const after of ['', '\0!', '\n!']) {
      const textOf = (size: number) => before + piece.repeat(Math.ceil(size / piece.length)) + after;
      // Linear work on 8 KB costs less than this, which one run shows.
      if (costOf(work, textOf(8_192), 1) < 2) continue;
      const grows = (size: number) =>
        costOf(work, textOf(4 * size), 5) > 9 * Math.max(0.1, costOf(work, textOf(size), 5));
      // Twice, because the collection of garbage may fall on the longer text of one pair.
      if (grows(2_048) && grows(8_192)) return JSON.stringify({ before, piece, after });
    }
  return undefined;
}

interface Node {
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly { readonly value?: string; readonly quasis?: { value: { cooked: string } }[] }[];
}

/** Every pattern in a source. A value that a template inserts into a pattern is replaced by a letter. */
function patternsIn(file: string): RegExp[] {
  const found: RegExp[] = [];
  JSON.stringify(parseSync(file, readFileSync(file, 'utf8')).program, (_key, node: Node | null) => {
    const [text, flags] = node?.callee?.name === 'RegExp' ? (node.arguments ?? []) : [];
    const source = text?.quasis?.map(({ value }) => value.cooked).join('x') ?? text?.value ?? node?.regex?.pattern;
    if (source) found.push(new RegExp(source, (flags?.value ?? node?.regex?.flags ?? '').replace('y', '')));
    return node;
  });
  return found;
}

/** Tries a pattern with texts made of its own characters, alone and in pairs, also after the words that it begins with. */
function growthOf(pattern: RegExp): string | undefined {
  const source = pattern.source.replaceAll(/\\u([\da-f]{4})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const literal = source.replaceAll(/\\[a-z]/gi, '*').replaceAll('\\', '');
  const words = literal.match(/[^()[\]{}*+?|^$.]{2,}/g) ?? [];
  const signs = [...new Set(`a0 \n!${literal.replaceAll(/[()[\]{}*+?|^$]/g, '')}`)].slice(0, 14);
  const pieces = [...signs, ...words, ...signs.flatMap((one) => signs.map((other) => one + other))];
  return fastGrowth((text) => text.replace(pattern, ''), ['', ...words, words.join('a')], pieces);
}

/** All code that handles a visitor's words. The rest of the content is read and checked before a site is served. */
const files = globSync([
  'src/gateway/**/*.ts',
  'src/mail/*.ts',
  'src/content/!(site|values|reader|schemas)/**/*.ts',
  'src/forms/**/*.{ts,tsx}',
  'src/routes.ts',
]);

test('no pattern that a visitor’s words can reach takes more than linear time', () => {
  const patterns = files.flatMap((file) => patternsIn(file).map((pattern) => ({ file, pattern })));
  expect(patterns.length).toBeGreaterThan(40);
  const slow = patterns.flatMap(({ file, pattern }) => {
    const text = growthOf(pattern);
    return text ? [{ file, pattern, text }] : [];
  });
  expect(slow).toEqual([]);
});
