// Fuzzed bodies and paths against the gateway in this process, with its memory measured while they come.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fuzzBodies, fuzzPaths, openFuzzed } from '../../tests/gateway/fuzz.ts';
import { chanceOf, table } from './chance.ts';

/** Growth from a third of the bodies to the end that is still called none, in MB: ten minutes of digests are remembered on purpose. */
const growth = 20;

export async function fuzz({ bodies, paths, seed, failures }) {
  const folder = mkdtempSync(join(tmpdir(), 'torture-'));
  const { app, close } = await openFuzzed(folder);
  const heap = [];
  const measure = (share) => {
    globalThis.gc?.();
    heap.push({ share, used: process.memoryUsage().heapUsed / 2 ** 20 });
  };
  const began = Date.now();
  const posted = await fuzzBodies(app, chanceOf(seed), bodies, measure);
  measure(1);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const asked = await fuzzPaths(app, chanceOf(seed + 1), paths);
  await close();
  rmSync(folder, { recursive: true, force: true });

  const third = heap.find(({ share }) => share >= 0.33).used;
  const end = heap.at(-1).used;
  const counts = ({ statuses }) =>
    Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ');
  table(`Fuzz, seed ${seed}, ${Math.round((Date.now() - began) / 1000)} s`, [
    [`${bodies} bodies, answers by status`, counts(posted)],
    [`${paths} paths, answers by status`, counts(asked)],
    ['5xx, crashes, refusals without a sentence, files from outside', posted.failures.length + asked.failures.length],
    ['heap after a third / at the end', `${third.toFixed(1)} MB / ${end.toFixed(1)} MB`],
  ]);
  failures.push(...[...posted.failures, ...asked.failures].slice(0, 10));
  if (end - third > growth) failures.push(`the heap grew by ${(end - third).toFixed(1)} MB`);
}
