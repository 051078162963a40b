// npm run break breaks real words of real files: who changes such words changes its list too.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { faults } from '../tasks/break/faults.ts';

test.each(faults)('%s can still be made', (_what, file, before, after, command) => {
  expect(readFileSync(file, 'utf8').split(before), file).toHaveLength(2);
  expect(after).not.toBe(before);
  expect(command.some((word) => /\.(test|spec)\.tsx?$/.test(word) && existsSync(word))).toBe(true);
});
