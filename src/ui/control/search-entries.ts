/** Client-side search over pages, posts or questions, without a request. */
export interface SearchEntry {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Additional search terms. */
  readonly words?: string | undefined;
}

/** Entries in which every word of the query begins a word, ignoring case and accents; matches in titles come first. An empty query matches all entries. */
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
