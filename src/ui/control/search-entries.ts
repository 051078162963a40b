/** Search among pages or posts, in the browser and without a call. */
export interface SearchEntry {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Words that lead here and stand in neither. */
  readonly words?: string | undefined;
}

/** Pages that hold every word of the query, as the start of a word, whatever the case or the accents; titles that match come first. An empty query finds all. */
export function searchEntries<Page extends SearchEntry>(pages: readonly Page[], query: string): readonly Page[] {
  const wanted = words(query);
  const holds = (text: string) => {
    const there = words(text);
    return wanted.every((word) => there.some((other) => other.startsWith(word)));
  };
  const hits = pages.filter((page) => holds(`${page.title} ${page.description} ${page.words ?? ''}`));
  return [...hits.filter((page) => holds(page.title)), ...hits.filter((page) => !holds(page.title))];
}

const words = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
