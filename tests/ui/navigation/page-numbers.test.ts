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

test('every page is listed with its neighbours, in order, and a gap hides at least two', () => {
  for (let count = 1; count <= 30; count++)
    for (let current = 1; current <= count; current++) {
      const named = pageNumbers(current, count).filter((page) => typeof page === 'number');
      expect(named).toEqual(named.toSorted((a, b) => a - b));
      expect(new Set(named).size).toBe(named.length);
      for (const page of [1, current - 1, current, current + 1, count])
        if (page >= 1 && page <= count) expect(named, `${current} of ${count}`).toContain(page);
      for (const [index, page] of named.entries())
        expect([1, ...Array.from({ length: count }, (_, n) => n + 3)]).toContain((named[index + 1] ?? page + 1) - page);
    }
});
