// What parents ask, in groups. All answers are open: each has an address of its own, and one comes to it from a brick, from a search or from another page.
import type { Language } from '#content/rules/language.ts';
import { faqGroups } from '#content/values/lists.ts';
import { factsWords } from '#content/words/facts-page.ts';
import { SearchResults } from '#pages/shared-search/search-results.tsx';
import { useSearch } from '#pages/shared-search/use-search.ts';
import { useHolds } from '#pages/use-now.ts';
import { SearchBox } from '#ui/control/search-box.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { Unbroken } from '#ui/layout/unbroken.tsx';
import { Link } from '#ui/navigation/link.tsx';

/** Beside the groups, in this order. */
const niches = [
  { drawing: 'lantern', family: 'rosehip' },
  { drawing: 'fruit-bowl', family: 'canola' },
  { drawing: 'people', family: 'spruce' },
  { drawing: 'abacus', family: 'chinook' },
  { drawing: 'rings', family: 'saskatoon' },
] as const;

export function Answers() {
  const holds = useHolds();
  return (
    <div className="wrap grid gap-16 pt-12">
      <Search />
      {faqGroups.map(({ title, items }, index) => {
        const { drawing, family } = niches[index % niches.length]!;
        return (
          <section key={title} aria-label={title} className="grid gap-x-12 gap-y-4 wide:grid-cols-4">
            <div className="flex items-end gap-4 wide:block">
              <div
                className={`size-24 shrink-0 rounded-t-full border-b-8 border-wood-deep px-4 pt-5 wide:mb-5 wide:size-48 wide:px-6 wide:pt-8 print:hidden ${familyClasses[family].tint}`}
              >
                <Drawing name={drawing} size="cubby" />
              </div>
              <h2 className="text-2">{title}</h2>
            </div>
            <div className="grid grid-cols-1 content-start gap-x-12 tablet:grid-cols-2 wide:col-span-3">
              {items.map(({ otherwise = '', otherwiseLang, ...item }) => (
                <Answer key={item.id} {...item} {...(!holds(item) && { text: otherwise, textLang: otherwiseLang })} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

function Search() {
  const { answer, ...handlers } = useSearch(['question', 'page', 'term'], { most: 6 });
  return (
    <div>
      <SearchBox {...factsWords.search} name="search" {...handlers} />
      <SearchResults answer={answer} thing="answer" variant="columns" />
    </div>
  );
}

const lit =
  'focus-within:border-wood focus-within:bg-surface focus-within:shadow-glow no-scripts:target:border-wood no-scripts:target:bg-surface';
const answerClasses = `-mx-4 rounded-panel border-4 border-transparent px-3 py-4 ${lit}`;

type AnswerProps = Omit<(typeof faqGroups)[number]['items'][number], 'otherwise' | 'otherwiseLang'> & {
  /** Where it is not that of the question. */
  textLang?: Language | undefined;
};

/** The one that an address leads to has the focus, or without scripts is the target: its window is lit. */
function Answer({ id, title, lang, text, textLang, more }: AnswerProps) {
  return (
    <section id={id} className={answerClasses} {...lang}>
      <h3>{title}</h3>
      <p className="mt-2" {...textLang}>
        <Unbroken>{text}</Unbroken>
      </p>
      {more && (
        <p>
          <Link {...(more.to ? { to: more.to } : { href: more.href! })} variant="line">
            {more.words}
          </Link>
        </p>
      )}
    </section>
  );
}
