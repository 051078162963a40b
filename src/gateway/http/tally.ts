/** Counts what each visitor holds at this moment, such as open connections. */
export interface Tally {
  /** How many all visitors hold together. */
  readonly total: () => number;
  /** Takes one for the visitor. Returns the function that gives it back, or undefined if the visitor already holds `most`. */
  take(visitor: string, most: number): (() => void) | undefined;
}

export function createTally(): Tally {
  const held = new Map<string, number>();
  let total = 0;
  return {
    total: () => total,
    take(visitor, most) {
      const count = held.get(visitor) ?? 0;
      if (count >= most) return undefined;
      held.set(visitor, count + 1);
      total += 1;
      return () => {
        total -= 1;
        const left = (held.get(visitor) ?? 1) - 1;
        if (left) held.set(visitor, left);
        else held.delete(visitor);
      };
    },
  };
}
