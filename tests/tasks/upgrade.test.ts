// What a new version of the program asks of an older folder. The command itself is tried before a release (tests/long/upgrade.test.ts).
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { currentVersion } from '#content/schemas/version.ts';

import { changesSince } from '../../tasks/site/upgrade.ts';

test('the sample and new folders are of the present version, which the changes for owners name first', () => {
  for (const folder of ['site', 'tasks/site/blank'])
    expect(readFileSync(`${folder}/version.yaml`, 'utf8')).toContain(`\nversion: ${currentVersion}\n`);
  expect(changesSince(currentVersion)).toEqual([]);
  expect(changesSince(0)[0]).toMatch(new RegExp(`^## ${currentVersion} \\(`));
});
