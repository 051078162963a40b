export function chanceOf(seed: number): {
  next(): number;
  below(most: number): number;
  of<Item>(list: readonly Item[]): Item;
  is(share: number): boolean;
};
