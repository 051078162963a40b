/** Takes facts that do not hold out of the texts that say them. */

/** What stands for a fact in a text: {facts.fees.fullTime}. */
export const factNames = /\{(\w+(?:\.\w+)+)\}/g;

/** Between the blocks of a text: an empty line, except between a table and its caption, and the line's end before an entry of a list. */
const betweenBlocks = /(\n{2,}(?!\|)|\n(?=\s*(?:[-*+]|\d+\.)\s))/;
/** A mark of Markdown at the beginning of a block: of a list, or of a heading. */
const markBefore = /^\s*(?:[-*+]|\d+\.|#+)\s+/;

/**
 * The text with another sentence in the place of each that says such a fact, or of a whole table; once below each heading. It keeps the number of its lines.
 * @param insteadOf the sentence that is said instead of a fact, by its name; undefined if the fact holds
 */
export function withdraw(text: string, insteadOf: (name: string) => string | undefined): string {
  const sentenceFor = (words: string) =>
    Array.from(words.matchAll(factNames), ([, name = '']) => insteadOf(name)).find((instead) => instead !== undefined);
  if (sentenceFor(text) === undefined) return text;
  const parts = text.split(/^(?=## )/m).map((part) => {
    const said = new Set<string>();
    const replaced = (words: string) => {
      const instead = sentenceFor(words);
      if (instead === undefined) return words;
      const lines = words.replaceAll(/[^\n]/g, '');
      if (said.has(instead)) return lines;
      said.add(instead);
      return instead + (/\s$/.test(words) ? ' ' : '') + lines;
    };
    const blocks = part.split(betweenBlocks).map((block) => {
      if (block.includes('\n|')) return replaced(block);
      const mark = markBefore.exec(block)?.[0] ?? '';
      const words = sentencesOf(block.slice(mark.length)).map(replaced).join('');
      return words.trim() || !mark ? mark + words : '';
    });
    return blocks.join('');
  });
  return parts.join('');
}

/** The sentences, each with the space behind it. The end of a line is no end of a sentence, and a name is a word that may begin one. */
function sentencesOf(words: string): string[] {
  const plain = words.replaceAll('\n', ' ').replaceAll(factNames, ({ length }) => 'N'.repeat(length));
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(plain);
  return Array.from(segments, ({ index, segment }) => words.slice(index, index + segment.length));
}
