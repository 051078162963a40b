// What a day is like, in one large sentence, and the facts that parents look for first.
import { feeRows } from '#content/values/fees.ts';
import type { programDay } from '#content/site/words/program.ts';
import { programFactsLabel } from '#content/words/program-page.ts';
import { useHolds } from '#pages/use-now.ts';
import { Band } from '#ui/layout/band.tsx';
import { Facts } from '#ui/layout/facts.tsx';

export function ProgramIntro({ title, sentence, text, facts }: typeof programDay) {
  const holds = useHolds();
  const textOf = (id: string) => {
    const { said, otherwise } = feeRows[id]!;
    return said.find(holds)?.text ?? otherwise;
  };
  return (
    <Band>
      <div className="wrap grid grid-cols-1 gap-x-8 gap-y-12 tablet:grid-cols-2 wide:grid-cols-5-7 wide:gap-x-16">
        <div>
          <h2 className="text-2">{title}</h2>
          <div className="mt-4 font-display text-quote text-balance wide:text-1">{sentence}</div>
        </div>
        <div className="grid content-between gap-8">
          <p className="text-lead">{text}</p>
          <Facts
            caption={programFactsLabel}
            rows={facts.map(({ head, text: words = '', fee }) => ({
              head,
              text: fee ? textOf(fee) : words,
            }))}
          />
        </div>
      </div>
    </Band>
  );
}
