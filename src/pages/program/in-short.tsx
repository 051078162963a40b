// What parents look for first of the groups, as a table. A fee is said as long as it holds.
import { feeRows } from '#content/values/fees.ts';
import { programLang, type programInShort } from '#content/site/words/program.ts';
import { programFactsLabel } from '#content/words/program-page.ts';
import { feeText } from '#pages/shared-facts/fee-text.tsx';
import { useHolds } from '#pages/use-now.ts';
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
    <Band ground="saskatoon">
      <div className="wrap grid gap-y-8">
        <h2 className="text-2" {...programLang}>
          {title}
        </h2>
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
