// A program as a full-width section in its colour. The older the children, the larger the picture, which changes sides from section to section.
import type { Program } from '#content/values/lists.ts';
import type { Family } from '#design/families.ts';
import { Band } from '#ui/layout/band.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { ShapedPicture, type ShapedPictureLook } from '#ui/media/shaped-picture.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Lead } from '#ui/layout/lead.tsx';

interface ProgramBandProps {
  program: Program;
  /** Index among the programs, from 0. */
  index: number;
  /** What a child does here. */
  things: readonly string[];
  thingsLabel: string;
}

interface Look {
  readonly family: Family;
  readonly words: string;
  readonly figure: string;
  readonly picture: ShapedPictureLook;
}

/** From the youngest program to the oldest. */
const looks: readonly Look[] = [
  {
    family: 'rosehip',
    words: 'tablet:col-span-6',
    figure: 'tablet:col-span-6 tablet:col-start-7 tablet:self-end wide:col-span-5 wide:col-start-8',
    picture: { shape: 'hill', proportion: 'house', ring: 'rosehip' },
  },
  {
    family: 'canola',
    words: 'tablet:col-span-7 tablet:col-start-6 tablet:row-start-1 wide:col-span-6 wide:col-start-7',
    figure:
      'mx-auto w-2/3 pb-section tablet:col-span-5 tablet:col-start-1 tablet:row-start-1 tablet:w-full tablet:self-center',
    picture: { shape: 'disc', proportion: 'square', ring: 'canola' },
  },
  {
    family: 'spruce',
    words: 'tablet:col-span-6 wide:col-span-5',
    figure: 'tablet:col-span-6 tablet:col-start-7 tablet:self-end',
    picture: { shape: 'roof', proportion: 'house', ring: 'spruce' },
  },
  {
    family: 'chinook',
    words: 'tablet:col-span-6 tablet:col-start-7 tablet:row-start-1 wide:col-span-5 wide:col-start-8',
    figure:
      'mx-auto w-full max-w-card tablet:col-span-6 tablet:col-start-1 tablet:row-start-1 tablet:self-end wide:max-w-full',
    picture: { shape: 'arch', proportion: 'tall', ring: 'chinook' },
  },
];

export function ProgramBand({
  program: { id, title, lang, titleLang, ages, line, picture },
  index,
  things,
  thingsLabel,
}: ProgramBandProps) {
  const look = looks[index % looks.length]!;
  return (
    <Band id={id} ground={look.family} foot="board">
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-10 tablet:grid-cols-12">
        <div className={`tablet:self-center tablet:pb-section ${look.words}`}>
          <h2 {...titleLang}>{title}</h2>
          <div className={`mt-5 inline-block cube px-5 py-3 font-display text-3 ${familyClasses[look.family].ground}`}>
            {ages}
          </div>
          <Lead>
            <InLanguage lang={lang}>{line}</InLanguage>
          </Lead>
          <ul role="list" aria-label={thingsLabel} className="mt-6 text-reading text-balance">
            {things.map((thing) => (
              <li
                key={thing}
                className={`border-t-2 py-3 last:border-b-2 more-contrast:border-ink ${familyClasses[look.family].border}`}
                {...lang}
              >
                {thing}
              </li>
            ))}
          </ul>
        </div>
        <div className={look.figure}>
          <ShapedPicture
            {...look.picture}
            picture={picture}
            sizes="(min-width: 60rem) 36rem, (min-width: 40rem) 48vw, 100vw"
          />
        </div>
      </div>
    </Band>
  );
}
