// What a search found: how many, and each with the sentence that answers. Where nothing is found, how to ask a person.
import { phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { searchWords } from '#content/words/search.ts';
import { Link } from '#ui/navigation/link.tsx';

import type { Found, Piece } from './find.ts';
import type { SearchState } from './use-search.ts';

const variants = {
  /** In a sidebar or a card. */
  column: { list: 'gap-4', text: '' },
  columns: { list: 'gap-x-12 gap-y-6 tablet:grid-cols-2', text: '' },
  night: { list: 'gap-x-8 gap-y-4 tablet:grid-cols-2 wide:grid-cols-3', text: 'text-night-soft' },
} as const;

interface SearchResultsProps {
  answer: SearchState | undefined;
  /** What is counted. */
  thing: 'answer' | 'post';
  variant: keyof typeof variants;
  /** The announcement of a search without words that shows everything. */
  all?: (count: number) => string;
}

export function SearchResults({ answer, thing, variant, all }: SearchResultsProps) {
  const { list, text } = variants[variant];
  const found = answer?.found ?? [];
  return (
    <>
      <p role="status" className="mt-4 text-label empty:hidden">
        {answer && announcement(answer)}
      </p>
      {found.length > 0 && (
        <ul role="list" aria-label={searchWords.results} className={`mt-4 grid grid-cols-1 ${list}`}>
          {found.map((one, index) => (
            <li key={textOf(one.title)} ref={index === 0 ? comeIntoView : undefined}>
              <Result {...one} isOneOfMany={thing === 'answer'} textClasses={text} />
            </li>
          ))}
        </ul>
      )}
      {(answer?.hasFailed || (answer?.found && !found.length)) && (
        <p ref={comeIntoView} className="flex flex-wrap gap-x-6">
          <Link href={phoneLink(provider.phone)} variant="line">
            {searchWords.help.call(provider.phone)}
          </Link>
          <Link to="/contact-us" variant="line">
            {searchWords.help.write}
          </Link>
        </p>
      )}
    </>
  );

  function announcement({ words, found: settled, hasFailed }: SearchState) {
    if (hasFailed) return searchWords.failed;
    if (!settled) return searchWords.waiting;
    return words || !all ? searchWords.found(settled.length, thing, words) : all(settled.length);
  }
}

/** On a phone the field may stand at the window's lower edge: what was found below it would not be seen. */
function comeIntoView(first: HTMLElement | null) {
  first?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

interface ResultProps extends Found {
  isOneOfMany: boolean;
  textClasses: string;
}

function Result({ kind, path, lang, title, answer, isOneOfMany, textClasses }: ResultProps) {
  return (
    <>
      <Link to={path} variant="line">
        <span {...lang}>
          <Marked pieces={title} />
        </span>
      </Link>
      {isOneOfMany && <p className={`text-small ${textClasses || 'text-ink-soft'}`}>{searchWords.kinds[kind]}</p>}
      <p className={textClasses} {...lang}>
        <Marked pieces={answer} />
      </p>
    </>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="bg-canola-mid px-1 font-bold text-night-ink underline decoration-2">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');
