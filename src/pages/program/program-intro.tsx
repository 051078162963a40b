// What a day is like, in one large sentence, and the facts that parents look for first.
import { Band } from '#ui/layout/band.tsx';
import { Facts } from '#ui/layout/facts.tsx';

interface ProgramIntroProps {
  title: string;
  sentence: string;
  text: string;
  facts: Parameters<typeof Facts>[0];
}

export function ProgramIntro({ title, sentence, text, facts }: ProgramIntroProps) {
  return (
    <Band>
      <div className="wrap grid grid-cols-1 gap-x-8 gap-y-12 tablet:grid-cols-2 wide:gap-x-16">
        <div>
          <h2 className="text-2">{title}</h2>
          <div className="font-display text-quote text-balance mt-4">{sentence}</div>
        </div>
        <div className="grid content-between gap-8">
          <p className="text-lead">{text}</p>
          <Facts {...facts} />
        </div>
      </div>
    </Band>
  );
}
