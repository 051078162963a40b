// What parents look for first of the groups, as a table. A fee is said as long as it holds.
import { feeRows } from '#content/values/fees.ts';
import { programLang, type programInShort } from '#content/site/words/program.ts';
import { programFactsLabel } from '#content/words/program-page.ts';
import { feeText } from '#pages/shared-facts/fee-text.tsx';
import { useHolds } from '#pages/use-now.ts';
import { ToyOnShelf } from '#ui/drawing/toy-on-shelf.tsx';
import { Band } from '#ui/layout/band.tsx';
import { Facts } from '#ui/layout/facts.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';

export function InShort({ title, facts }: typeof programInShort) {
  const holds = useHolds();
  const textOf = (id: string) => {
    const { said, otherwise } = feeRows[id]!;
    const text = said.find(holds)?.text ?? otherwise;
    return feeText(text);
  };
  return (
    <Band>
      <div className="wrap grid grid-cols-1 gap-x-8 gap-y-8 wide:grid-cols-5-7 wide:gap-x-16">
        <div className="grid content-between gap-y-10">
          <h2 className="text-2" {...programLang}>
            {title}
          </h2>
          <ToyOnShelf name="rings" />
        </div>
        <Facts
          caption={programFactsLabel}
          rows={facts.map(({ head, text: words = '', fee }) => ({
            head,
            ...(programLang && { lang: programLang }),
            text: fee ? textOf(fee) : programLang ? <InLanguage lang={programLang}>{words}</InLanguage> : words,
          }))}
        />
      </div>
    </Band>
  );
}
