import { expect, test } from 'vitest';

import { dayRows } from '#pages/program/day-rows.ts';

test.each([3, 4, 5, 6, 7, 8, 9, 10])(
  'the %i parts of a day stand in as few rows of seven as there can be, each of them full from edge to edge of the window',
  (parts) => {
    const { inRow, placeOf } = dayRows(parts);
    const places = Array.from({ length: parts }, (_, index) => placeOf(index));
    const starts = places.flatMap(({ isFirst }, index) => (isFirst ? [index] : []));
    const rows = starts.map((start, index) => places.slice(start, starts[index + 1]));
    expect(rows).toHaveLength(Math.ceil(parts / 7));
    for (const row of rows) {
      expect(row.reduce((sum, { span }) => sum + span, 0)).toBe(inRow + 2);
      expect(row.map(({ isLast }) => isLast)).toEqual([...row.slice(1).map(() => false), true]);
    }
    expect(Math.abs(rows[0]!.length - rows.at(-1)!.length)).toBeLessThan(2);
  },
);
