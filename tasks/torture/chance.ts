// Chance that can be repeated, and the table of figures.
import type { Chance } from '../../tests/gateway/fuzz.ts';

/** A source of numbers from 0 to 1 that depends on its seed alone (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    below: (most) => Math.floor(next() * most),
    of: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
    is: (share) => next() < share,
  };
}

/** Prints a title and rows of a name and a figure. */
export function table(title: string, rows: readonly (readonly [name: string, figure: string | number])[]): void {
  const widest = Math.max(...rows.map(([name]) => name.length));
  console.log(`\n${title}`);
  for (const [name, figure] of rows) console.log(`  ${name.padEnd(widest)}  ${figure}`);
}
