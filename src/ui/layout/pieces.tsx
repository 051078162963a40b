// A text in pieces, of which some are of another language. All are in elements, since texts beside elements do not survive a translation by the browser when they change.
import type { LanguageAttributes } from './in-language.tsx';

export interface Piece {
  readonly words: string;
  readonly lang?: LanguageAttributes;
}

export const Pieces = ({ of }: { of: readonly Piece[] }) =>
  of.map(({ words, lang }, index) => (
    <span key={index} {...lang}>
      {words}
    </span>
  ));
