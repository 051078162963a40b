/** Words of a daycare's own in another language, such as the name of a fee, within what the program says in that of the site. */
import type { Language } from './language.ts';

export interface ForeignWords {
  readonly words: string;
  readonly lang: Language;
}

/** A part of a text; those of one text follow each other. */
export interface Piece {
  readonly words: string;
  /** Where it is of another language. */
  readonly lang?: Language;
}

/** A text in pieces: each of the foreign words that stand in it is one. */
export const piecesOf = (text: string, foreign: readonly ForeignWords[]): readonly Piece[] =>
  text
    .split(patternOf(foreign))
    .map((words, index) => ({
      words,
      ...(index % 2 && { lang: foreign.find((each) => isSame(each.words, words))!.lang }),
    }))
    .filter(({ words }) => words);

/** A sentence may begin with them: whether letters are capitals does not matter. Of words that begin alike the longest are found. */
function patternOf(foreign: readonly ForeignWords[]) {
  const all = foreign
    .map(({ words }) => words.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    .toSorted((one, other) => other.length - one.length);
  return new RegExp(String.raw`(?<!\p{L})(${all.join('|')})(?!\p{L})`, 'iu');
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
