import { expect, test } from 'vitest';

import { secondsIn } from '#ui/media/clock.ts';

test.for([
  ['33 seconds, no sound, with captions', 33],
  ['1 minute 20 seconds', 80],
  ['2 min, avec sous-titres', 120],
  ['With 3 songs', 0],
] as const)('the length in “%s”', ([words, seconds]) => {
  expect(secondsIn(words)).toBe(seconds);
});
