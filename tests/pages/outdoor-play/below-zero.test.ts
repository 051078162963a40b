import { expect, test } from 'vitest';

import { belowZero } from '#pages/outdoor-play/below-zero.ts';

test.for([
  ['Below −20 °C, wind chill counted.', '−20'],
  ['Under -25 with the wind.', '-25'],
  ['Between 9–11 we stay in below –15.', '–15'],
  ['Grades K-6 stay inside.', undefined],
  ['When it is too cold.', undefined],
] as const)('the mark of "%s" on the thermometer is %s', ([text, mark]) => {
  expect(belowZero(text)).toBe(mark);
});
