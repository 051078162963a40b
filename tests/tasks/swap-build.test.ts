import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { daysKept, mostKept, openBuild } from '../../tasks/swap-build.ts';
import { temporaryFolder } from '../gateway/gateway.ts';

const day = (number: number) => new Date(Date.UTC(2030, 0, number));

/** A build with these hashed files, put in its place. */
function build(dist: string, now: Date, stamp: string, assets: readonly string[]) {
  const next = openBuild(dist, now);
  mkdirSync(join(next.client, 'assets'), { recursive: true });
  mkdirSync(next.server);
  writeFileSync(join(next.client, 'index.html'), stamp);
  for (const asset of assets) writeFileSync(join(next.client, 'assets', asset), stamp);
  next.swapIn(stamp);
}
const page = (dist: string) => readFileSync(join(dist, 'client/index.html'), 'utf8');
const assets = (dist: string) => readdirSync(join(dist, 'client/assets')).sort();

test('an error after the swap does not remove the site that is served', () => {
  const dist = temporaryFolder();
  const next = openBuild(dist, day(1));
  mkdirSync(next.client);
  writeFileSync(join(next.client, 'index.html'), 'one');
  next.swapIn('one');
  next.discard();
  expect(page(dist)).toBe('one');
});

test('a replaced file stays for some days after it was replaced, however old it was then', () => {
  const dist = temporaryFolder();
  build(dist, day(1), 'one', ['one.js', 'font.woff2']);
  build(dist, day(100), 'two', ['two.js', 'font.woff2']);
  build(dist, day(100 + daysKept), 'three', ['three.js', 'font.woff2']);
  expect(assets(dist)).toEqual(['font.woff2', 'one.js', 'three.js', 'two.js']);
  build(dist, day(101 + daysKept), 'four', ['four.js', 'font.woff2']);
  expect(assets(dist)).toEqual(['font.woff2', 'four.js', 'three.js', 'two.js']);
});

test('a file that comes back is no replaced file any more', () => {
  const dist = temporaryFolder();
  build(dist, day(1), 'one', ['one.js']);
  build(dist, day(2), 'two', ['two.js']);
  build(dist, day(3), 'one again', ['one.js']);
  build(dist, day(50), 'four', ['four.js']);
  expect(assets(dist)).toEqual(['four.js', 'one.js']);
});

test('the number of kept files is bounded, and the last replaced ones stay', () => {
  const dist = temporaryFolder();
  build(dist, day(1), 'first', ['first.js']);
  build(
    dist,
    day(2),
    'many',
    Array.from({ length: mostKept }, (_, index) => `${index}.js`),
  );
  build(dist, day(3), 'last', []);
  expect(assets(dist)).toHaveLength(mostKept);
  expect(assets(dist)).not.toContain('first.js');
});

test('a kept file keeps its compressed copies, where the number ends as well', () => {
  const dist = temporaryFolder();
  const names = Array.from({ length: mostKept + 1 }, (_, index) => `${index}.js`);
  build(
    dist,
    day(1),
    'many',
    names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
  );
  build(dist, day(2), 'last', []);
  expect(assets(dist)).toHaveLength(3 * mostKept);
});

test('old and interrupted builds are removed, the one before the current stays', () => {
  const dist = temporaryFolder();
  // Process ids end below four million on Linux, so no process is making this build any more.
  mkdirSync(join(dist, 'build-1-999999999/client'), { recursive: true });
  const underWay = openBuild(dist, day(1));
  for (const [index, stamp] of ['one', 'two', 'three'].entries()) build(dist, day(2 + index), stamp, []);
  const builds = readdirSync(dist).filter((name) => name.startsWith('build-'));
  expect(builds.map((name) => Number(name.split('-')[1])).sort()).toEqual([1, 3, 4].map((one) => day(one).getTime()));
  expect(existsSync(join(underWay.client, '..'))).toBe(true);
  expect(page(dist)).toBe('three');
});

test('a site that was built before builds had folders of their own is replaced, too', () => {
  const dist = temporaryFolder();
  mkdirSync(join(dist, 'client'));
  writeFileSync(join(dist, 'client/index.html'), 'old');
  build(dist, day(1), 'new', []);
  expect(page(dist)).toBe('new');
});
