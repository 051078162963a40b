// The head of /program. On its lower edge a row of arches: the older the children, the taller the arch.
import { programLang } from '#content/site/words/program.ts';
import type { Program } from '#content/values/lists.ts';
import { ShapedPicture, type ShapedPictureLook } from '#ui/media/shaped-picture.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';

interface ProgramHeadProps {
  title: string;
  lead: string;
  programs: readonly Program[];
}

/** From the youngest program to the oldest. */
const arches: readonly ShapedPictureLook[] = [
  { shape: 'arch', proportion: 'square', ring: 'rosehip', ringWidth: 'thin' },
  { shape: 'arch', proportion: 'tall', ring: 'canola', ringWidth: 'thin' },
  { shape: 'arch', proportion: 'taller', ring: 'spruce', ringWidth: 'thin' },
  { shape: 'arch', proportion: 'tallest', ring: 'chinook', ringWidth: 'thin' },
];

export function ProgramHead({ title, lead, programs }: ProgramHeadProps) {
  return (
    <div className="bg-spruce-tint pt-10 tablet:pt-16">
      <div className="wrap grid grid-cols-1 items-end gap-x-6 gap-y-10 wide:grid-cols-12">
        <div className="wide:col-span-5 wide:pb-16" {...programLang}>
          <PageHead title={title} lead={lead} />
        </div>
        {/* Hidden from assistive technology: the sections below show the same pictures with alternative text. */}
        <div className="grid grid-cols-4 items-end gap-2 tablet:gap-4 wide:col-span-7" aria-hidden="true">
          {programs.map(({ id, picture }, index) => (
            <ShapedPicture
              key={id}
              {...arches[index % arches.length]!}
              picture={picture}
              alt=""
              sizes="(min-width: 60rem) 11rem, 25vw"
            />
          ))}
        </div>
      </div>
    </div>
  );
}
