import { expect, test } from 'vitest';

import { pageNumbers } from '#ui/navigation/page-numbers.ts';

test('few pages are all listed', () => {
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('of hundreds of pages the first, the last and those around the current one are listed', () => {
  expect(pageNumbers(1, 300)).toEqual([1, 2, 3, 4, 5, 'gap-after', 300]);
  expect(pageNumbers(150, 300)).toEqual([1, 'gap-before', 149, 150, 151, 'gap-after', 300]);
  expect(pageNumbers(300, 300)).toEqual([1, 'gap-before', 296, 297, 298, 299, 300]);
});
