/** Which page numbers a pagination shows: the first, the last and those around the current one; up to seven pages, all of them. */

/** A gap replaces at least two pages: a single page is always shown. */
export type PageNumber = number | 'gap-before' | 'gap-after';

const all = 7;

/** `current` and `count` start at 1. */
export function pageNumbers(current: number, count: number): readonly PageNumber[] {
  const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (count <= all) return span(1, count);
  if (current <= 4) return [...span(1, 5), 'gap-after', count];
  if (current >= count - 3) return [1, 'gap-before', ...span(count - 4, count)];
  return [1, 'gap-before', ...span(current - 1, current + 1), 'gap-after', count];
}
