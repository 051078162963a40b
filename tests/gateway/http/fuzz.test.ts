// @vitest-environment node
// A short run with one seed, so that it is always the same; `npm run torture` sends 20 000 bodies and 5 000 paths from a new seed each time.
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

test(`random bodies are refused in JSON and break nothing (FUZZ_SEED=${seed})`, async () => {
  const { failures, statuses } = await fuzzBodies(await opened(), chanceOf(seed), 2_000);
  expect(failures).toEqual([]);
  // Some bodies must be accepted, so that the code after the checks is tried too.
  expect(statuses['200']).toBeGreaterThan(50);
  expect(Object.keys(statuses).length).toBeGreaterThan(4);
});

test(`random paths never leave the site’s folder (FUZZ_SEED=${seed})`, async () => {
  const app = await opened();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { failures, statuses } = await fuzzPaths(app, chanceOf(seed), 400);
  expect(failures).toEqual([]);
  expect(statuses['404']).toBeGreaterThan(100);
});
