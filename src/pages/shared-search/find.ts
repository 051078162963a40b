/** The one search of the site. It comes with all that it looks through, so it is imported when a search field is first used (use-search.ts); nothing is sent. */
import MiniSearch, { type SearchOptions } from 'minisearch';

import { searchDocuments, type SearchDocument } from '#content/values/search-documents.ts';
import { meanings, passedOver } from '#content/words/search-terms.ts';

/** A piece of a text; `isMatch` if it is a word that was looked for, or means the same. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

export interface Found {
  readonly kind: SearchDocument['kind'];
  readonly path: SearchDocument['path'];
  readonly title: readonly Piece[];
  readonly lang?: SearchDocument['lang'];
  /** The sentence that answers. */
  readonly answer: readonly Piece[];
}

/** Words by their stems, each with the one that stands for all of its meaning: on the pages, and in what is asked. */
const meaningOf = new Map(
  meanings.flatMap(({ words }) => words.map((word) => [stemOf(word), stemOf(words[0]!)] as const)),
);
const askedFor = new Map([
  ...meaningOf,
  ...meanings.flatMap(({ words, asked = [] }) => asked.map((word) => [stemOf(word), stemOf(words[0]!)] as const)),
]);

const index = new MiniSearch<SearchDocument & { readonly id: number }>({
  fields: ['title', 'terms', 'headings', 'text'],
  extractField: (document, field) =>
    field === 'text'
      ? document.sentences.join(' ')
      : String(document[field as 'id' | 'title' | 'terms' | 'headings'] ?? ''),
  tokenize: wordsOf,
  processTerm: (word, field) => (isPassedOver(word) ? null : termsOf(word, field === 'terms' ? askedFor : meaningOf)),
  searchOptions: {
    // The words of a search have been through `termsOf` already.
    processTerm: (term) => term,
    boost: { title: 3, terms: 2, headings: 2 },
    boostDocument: (id) => weights[searchDocuments[id as number]!.kind],
  },
});
index.addAll(searchDocuments.map((document, id) => ({ id, ...document })));

/** A short answer to exactly that question comes before a long text that touches it. */
const weights: Record<SearchDocument['kind'], number> = { question: 2.5, page: 1, post: 1, term: 0.5 };

/** What a word may match, strictest first: only where nothing holds the words themselves, half-typed words and typing mistakes count, and then single words of several. */
const loose: SearchOptions = { prefix: true, fuzzy: (term) => (term.length > 4 ? 0.2 : false) };
const attempts: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { ...loose, combineWith: 'AND' },
  { ...loose, combineWith: 'OR' },
];

/**
 * What answers the words, the best first; without words everything, in the order of the content.
 * @param kinds what to look through
 */
export function find(words: string, kinds: readonly SearchDocument['kind'][]): readonly Found[] {
  if (!words.trim())
    return searchDocuments
      .filter(({ kind }) => kinds.includes(kind))
      .map((document) => found(document, new Set(), words));
  const queries = wordsOf(words)
    .filter((word) => !isPassedOver(word))
    .map((word) => ({ combineWith: 'OR' as const, queries: termsOf(word, askedFor) }));
  for (const attempt of attempts) {
    const filter: NonNullable<SearchOptions['filter']> = ({ id }) =>
      kinds.includes(searchDocuments[id as number]!.kind);
    const results = index.search({ ...attempt, queries }, { filter });
    if (results.length)
      return results.map(({ id, terms }) => found(searchDocuments[id as number]!, new Set(terms), words));
  }
  return [];
}

function found(
  { kind, path, title, lang, sentences }: SearchDocument,
  terms: ReadonlySet<string>,
  words: string,
): Found {
  const typed = new Set(wordsOf(words).map(stemOf));
  const best = sentences
    .map((sentence) => {
      const hits = new Set(
        wordsOf(sentence)
          .map(stemOf)
          .filter((stem) => isHit(stem, terms)),
      );
      const meant = new Set([...hits].map((stem) => meaningOf.get(stem) ?? stem));
      return { sentence, worth: 2 * meant.size + [...hits].filter((stem) => typed.has(stem)).length };
    })
    .reduce((one, other) => (other.worth > one.worth ? other : one));
  return { kind, path, ...(lang && { lang }), title: piecesOf(title, terms), answer: piecesOf(best.sentence, terms) };
}

const piecesOf = (text: string, terms: ReadonlySet<string>): readonly Piece[] =>
  text
    .split(/([\p{Letter}\p{Mark}\p{Number}]+)/u)
    .map((piece, position) => ({
      text: piece,
      isMatch: position % 2 === 1 && !isPassedOver(piece) && isHit(stemOf(piece), terms),
    }))
    .filter(({ text: piece }) => piece);

const isHit = (stem: string, terms: ReadonlySet<string>) => terms.has(stem) || terms.has(meaningOf.get(stem) ?? stem);

/** A word is found by its own stem and by its meaning. */
function termsOf(word: string, meaning: ReadonlyMap<string, string>): string[] {
  const stem = stemOf(word);
  return [...new Set([stem, meaning.get(stem) ?? stem])];
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? [];
}

function plain(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe');
}

function isPassedOver(word: string): boolean {
  return plain(word).length < 2 || passedOver.has(plain(word));
}

/** Without case, accents and the ending of the plural: 'Allergies' becomes 'allergy'. */
function stemOf(word: string): string {
  return plain(word)
    .replace(/ies$/, 'y')
    .replace(/(?<=..[^su])s$/, '');
}
