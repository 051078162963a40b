// npm run break replaces words of real source files. Whoever changes such words must change its list too, or the break can no longer be made.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { faults } from '../tasks/break/faults.ts';

test.each(faults)('npm run break can still make %s', (_what, file, before, after, command) => {
  expect(readFileSync(file, 'utf8').split(before), file).toHaveLength(2);
  expect(after).not.toBe(before);
  expect(command.some((word) => /\.(test|spec)\.tsx?$/.test(word) && existsSync(word))).toBe(true);
});
