/**
 * The room of a headline that changes, as words: the longest first line of all that it may be, and the longest second one. The longest of them as a whole may
 * have fewer lines in a narrow column.
 */
export const headlineRoom = (headlines: readonly (readonly string[])[]) =>
  [0, 1]
    .map((line) =>
      headlines.map((lines) => lines[line] ?? '').reduce((one, other) => (other.length > one.length ? other : one)),
    )
    .join('\n');
