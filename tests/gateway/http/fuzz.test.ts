// @vitest-environment node
// In short here, with one seed, so that every run is the same; `npm run torture` sends 20 000 bodies and 5 000 paths from a new seed each time.
import { expect, onTestFinished, test } from 'vitest';

import { chanceOf } from '../../../tasks/torture/chance.ts';
import { fuzzBodies, fuzzPaths, openFuzzed } from '../fuzz.ts';
import { temporaryFolder } from '../gateway.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

async function opened() {
  const { app, close } = await openFuzzed(temporaryFolder());
  onTestFinished(close);
  return app;
}

test(`bodies that nobody would write are refused in JSON, and break nothing (FUZZ_SEED=${seed}) (M40, M42)`, async () => {
  const { failures, statuses } = await fuzzBodies(await opened(), chanceOf(seed), 2_000);
  expect(failures).toEqual([]);
  // Some get through, so that what comes after the door is tried too.
  expect(statuses['200']).toBeGreaterThan(50);
  expect(Object.keys(statuses).length).toBeGreaterThan(4);
});

test(`paths that nobody would ask for never leave the site’s folder (FUZZ_SEED=${seed})`, async () => {
  const app = await opened();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { failures, statuses } = await fuzzPaths(app, chanceOf(seed), 400);
  expect(failures).toEqual([]);
  expect(statuses['404']).toBeGreaterThan(100);
});
