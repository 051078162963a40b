/** The texts of an entry of the owner's folder, to compare them with the sample's. */

interface Text {
  readonly path: readonly (string | number)[];
  readonly words: string;
}

export function allTextsOf(entry: unknown, path: Text['path'] = []): Text[] {
  if (typeof entry === 'string') return [{ path, words: entry }];
  return Object.entries(Object(entry) as object).flatMap(([name, value]) =>
    allTextsOf(value, [...path, Array.isArray(entry) ? Number(name) : name]),
  );
}

/** Without those of pictures, which any daycare may show, and without marks. */
export const textsOf = (entry: unknown) =>
  allTextsOf(entry).filter(
    ({ path }) => !path.some((name) => /^(?:id|pictures?|says|focus|sample|decoration|template)$/.test(String(name))),
  );

export const wordsOf = (entry: unknown) => textsOf(entry).map(({ words }) => words);

/** The beginning of the first text that is not a day. */
export function titleOf(words: readonly string[]): string {
  const [all = '', start] =
    /^(.{0,30}\S*).*/.exec((words.find((word) => !/^\d/.test(word)) ?? words[0])?.replaceAll(/[“”]/g, '') ?? '') ?? [];
  return start === all ? `“${all}”` : `“${start} …”`;
}

export const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length > 0 && some.length === others.length && some.every((word, index) => word === others[index]);
