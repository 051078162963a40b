/** Random choices that depend on a seed alone (mulberry32). */
export interface Chance {
  /** An integer from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  of<Item>(list: readonly Item[]): Item;
  is(probability: number): boolean;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (limit) => Math.floor(next() * limit),
    of: (list) => list[Math.floor(next() * list.length)]!,
    is: (probability) => next() < probability,
  };
}
