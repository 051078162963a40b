/**
 * How the parts of a day stand on a wide screen: up to seven in one row, more of them in two. Their columns lie between two at the edges of the window, to which
 * the first and the last part of a row go on; one part less than the columns have, and the last goes on over its place, too.
 */
export function dayRows(parts: number) {
  const inRow = (parts > 7 ? Math.ceil(parts / 2) : parts) as 3 | 4 | 5 | 6 | 7;
  return {
    inRow,
    placeOf(index: number) {
      const isFirst = index % inRow === 0;
      const isLast = index % inRow === inRow - 1 || index === parts - 1;
      const left = index === parts - 1 ? (inRow - (parts % inRow)) % inRow : 0;
      return { isFirst, isLast, span: ((isFirst || isLast ? 2 : 1) + left) as 1 | 2 | 3 };
    },
  };
}
