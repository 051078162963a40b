// What a first visit loads before any interaction. Bytes do not depend on the machine, so they are asserted.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { builtRoutes } from '#routes.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const site = 'dist/client';
const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry)!;
const brotli = (file: string) => statSync(join(site, `${file}.br`)).size;

/** A chunk and everything that it imports statically. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(key)) {
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) withImports(next, seen);
  }
  return seen;
}

const firstLoad = (kind: string) => new Set([...withImports(entry), ...withImports(`src/pages/${kind}.tsx`)]);
const size = (keys: Iterable<string>) => [...keys].reduce((sum, key) => sum + brotli(manifest[key]!.file), 0);

test.each(builtRoutes.map(({ path, kind }) => [path, kind]))(
  'the first load of %s is at most 110 KB of JavaScript, brotli',
  (path, kind) => {
    const bytes = size(firstLoad(kind));
    console.log(`${path.padEnd(14)} ${(bytes / 1000).toFixed(1)} KB JavaScript before any interaction`);
    expect(bytes).toBeLessThanOrEqual(110_000);
  },
);

test('the form’s own code is not in the first load of the home page', () => {
  const form = Object.keys(manifest).filter((key) => /forms\/registration\/registration-form/.test(key));
  expect(form).not.toEqual([]);
  for (const key of form) expect(firstLoad('home').has(key), key).toBe(false);
  const code = [...firstLoad('home')].map((key) => readFileSync(join(site, manifest[key]!.file), 'utf8')).join('');
  expect(code).not.toContain('Registration Request — ');
});
