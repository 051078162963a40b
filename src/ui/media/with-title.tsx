// Words around the title of a film or a sound, which may be of another language than they are.
import { fillWords } from '#ui/fill-words.ts';
import type { LanguageAttributes } from '#ui/layout/in-language.tsx';
import { Pieces } from '#ui/layout/pieces.tsx';

interface WithTitleProps {
  /** With {title}, and {site} where it comes from another one. */
  words: string;
  of: { readonly title: string; readonly lang?: LanguageAttributes; readonly site?: string };
}

export function WithTitle({ words, of: { title, lang, site = '' } }: WithTitleProps) {
  if (!lang) return fillWords(words, { title, site });
  const pieces = words.split(/(\{title\})/).map((each, index) => ({
    words: fillWords(each, { title, site }),
    ...(index % 2 && { lang }),
  }));
  return <Pieces of={pieces} />;
}
