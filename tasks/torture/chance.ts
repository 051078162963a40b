// Chance that can be repeated, and the table of figures.

/** A source of numbers from 0 to 1 that depends on its seed alone (mulberry32). */
export function chanceOf(seed) {
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
    of: (list) => list[Math.floor(next() * list.length)],
    is: (share) => next() < share,
  };
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Prints a title and rows of a name and a figure. */
export function table(title, rows) {
  const widest = Math.max(...rows.map(([name]) => name.length));
  console.log(`\n${title}`);
  for (const [name, figure] of rows) console.log(`  ${name.padEnd(widest)}  ${figure}`);
}
