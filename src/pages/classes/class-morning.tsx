// How a morning in a class goes: three numbered blocks on a board, each higher than the one before; on phones each stands beside its words.
import type { Language } from '#content/rules/language.ts';
import { classWords } from '#content/words/classes.ts';
import { familyClasses } from '#ui/layout/family-classes.ts';

const blocks = [
  `${familyClasses.rosehip.ground} tablet:h-16`,
  `${familyClasses.spruce.ground} tablet:h-24`,
  `${familyClasses.chinook.ground} tablet:h-30`,
] as const;

export const ClassMorning = ({ steps, lang }: { steps: readonly string[]; lang: Language | undefined }) => (
  <section aria-labelledby="morning" className="mt-12">
    <h2 id="morning" className="text-2">
      {classWords.morning}
    </h2>
    <ol role="list" className="mt-6 grid gap-y-5 tablet:grid-cols-3" {...lang}>
      {steps.map((step, index) => (
        <li
          key={step}
          className="grid grid-cols-auto-1 items-center gap-x-4 tablet:row-span-2 tablet:grid-cols-1 tablet:grid-rows-subgrid tablet:items-start"
        >
          <div
            className="self-end tablet:border-b-plank tablet:border-wood tablet:px-4 tablet:shadow-plank"
            aria-hidden="true"
          >
            <span
              className={`grid h-16 w-16 place-items-center rounded-t-field font-display text-2 text-night-ink edged tablet:w-24 ${blocks[index % blocks.length]!}`}
            >
              {index + 1}
            </span>
          </div>
          <p className="tablet:px-4">{step}</p>
        </li>
      ))}
    </ol>
  </section>
);
