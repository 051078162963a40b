// @vitest-environment node
// The group and the age of a child for all births of four years and all starts of two.
import { expect, test } from 'vitest';

import { wrongGroups } from '../content/every-birth.ts';

test('every birth of four years and every start of two has the group of a count day by day', { timeout: 300_000 }, () =>
  expect(wrongGroups(1)).toEqual([]),
);
