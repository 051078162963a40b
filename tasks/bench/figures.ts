/** How the figures of a measurement are summed up and printed. */

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** The value below which this share of the numbers lies; NaN for no numbers. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - (share < 1 ? 1 : 0))] ?? NaN;
}

export type Row = readonly (string | number)[];

/** A table as text, its columns as wide as their content. The first column is aligned left, all others right. */
export function table(rows: readonly Row[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows
    .map((row) => row.map((cell, column) => aligned(String(cell), column, widths[column] ?? 0)).join('  '))
    .join('\n');
}

const aligned = (text: string, column: number, width: number) => (column ? text.padStart(width) : text.padEnd(width));
