// Fuzzed bodies and paths against the gateway in this process, whose memory is measured meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { fuzzBodies, fuzzPaths, openFuzzed } from '../../tests/gateway/fuzz.ts';
import { chanceOf, table } from './chance.ts';

/** The heap may grow by this many MB from a third of the bodies to the end: digests are remembered for ten minutes on purpose. */
const growth = 20;

interface Options {
  readonly bodies: number;
  readonly paths: number;
  readonly seed: number;
  readonly failures: string[];
}

export async function fuzz({ bodies, paths, seed, failures }: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'torture-'));
  const { app, close } = await openFuzzed(folder);
  const collectGarbage = garbageCollector();
  /** In MB, after a third of the bodies and at the end. */
  let third: number | undefined;
  const heap = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const began = Date.now();
  const posted = await fuzzBodies(app, chanceOf(seed), bodies, (share) => {
    if (share >= 0.33) third ??= heap();
  });
  const end = heap();
  const grown = end - (third ?? 0);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const requested = await fuzzPaths(app, chanceOf(seed + 1), paths);
  await close();
  rmSync(folder, { recursive: true, force: true });

  const counts = (statuses: Record<string, number>) =>
    Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ');
  const wrong = [...posted.failures, ...requested.failures];
  table(`Fuzz, seed ${seed}, ${Math.round((Date.now() - began) / 1000)} s`, [
    [`${bodies} bodies, answers by status`, counts(posted.statuses)],
    [`${paths} paths, answers by status`, counts(requested.statuses)],
    ['5xx, crashes, refusals without a sentence, files from outside', wrong.length],
    ['heap after a third / at the end', `${third?.toFixed(1)} MB / ${end.toFixed(1)} MB`],
  ]);
  failures.push(...wrong.slice(0, 10));
  if (grown > growth) failures.push(`the heap grew by ${grown.toFixed(1)} MB`);
}

/** V8 gives its `gc` only to contexts that are made while the flag is set. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
