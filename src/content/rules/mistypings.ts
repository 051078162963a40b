/** How far a word is from another that was probably meant. */

/**
 * The number of letters that are wrong, missing, too many, or swapped with the next one.
 * https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance#Optimal_string_alignment_distance
 */
export function mistypings(typed: string, meant: string): number {
  const rows = [Array.from({ length: meant.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= typed.length; row += 1) {
    const above = rows[row - 1]!;
    const counts = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const wrong = Number(typed[row - 1] !== meant[column - 1]);
      const isSwapped = row > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      counts[column] = Math.min(
        above[column]! + 1,
        counts[column - 1]! + 1,
        above[column - 1]! + wrong,
        isSwapped ? rows[row - 2]![column - 2]! + 1 : Infinity,
      );
    }
    rows.push(counts);
  }
  return rows.at(-1)!.at(-1)!;
}

/** The known name that is nearest, if at most a third of its letters are wrong. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((other) => ({ other, wrong: mistypings(name.toLowerCase(), other.toLowerCase()) }))
    .toSorted((a, b) => a.wrong - b.wrong);
  return best && best.wrong <= Math.max(1, best.other.length / 3) ? best.other : undefined;
}
