// One of the nine sections of /curriculum. The document order is heading, text, picture, list; `sectionLayouts` places them on wide screens.
import { curriculumLang } from '#content/site/words/curriculum.ts';
import type { CurriculumSection } from './sections.ts';
import { Band } from '#ui/layout/band.tsx';
import { Board } from '#ui/layout/board.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

import { CurriculumBullets } from './curriculum-bullets.tsx';
import { sectionLayouts } from './section-layouts.ts';

interface CurriculumPartProps {
  section: CurriculumSection;
  /** Its number among the nine, from 1. */
  number: number;
}

export function CurriculumPart({ section, number }: CurriculumPartProps) {
  const { key, title, text } = section;
  const picture = 'picture' in section ? section.picture : undefined;
  const layout = sectionLayouts[key];
  const isAlone = layout.picture && !picture;
  // Without the picture that would stand on the section's board, the list would.
  const isOnBoard = layout.band.foot === 'board' && isAlone;
  return (
    <Band id={key} overflow="clip" {...layout.band}>
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-8 tablet:grid-cols-12" {...curriculumLang}>
        <div className={isAlone ? (layout.headAlone ?? layout.head) : layout.head}>
          {/* Hidden from assistive technology: the number is decoration, and a screen reader would announce it on its own. */}
          <div className={`font-display text-numeral ${layout.numeral}`} aria-hidden="true">
            {number}
          </div>
          <h2 className={layout.title}>{title}</h2>
          <p className={`max-w-lead text-lead ${layout.text}`}>{text}</p>
        </div>
        {picture && layout.picture && (
          <div className={layout.figure}>
            <ShapedPicture {...layout.picture} picture={picture} />
          </div>
        )}
        <div
          className={`${isAlone ? (layout.listAlone ?? layout.list) : layout.list} ${isOnBoard ? 'pb-section' : ''}`}
        >
          <CurriculumBullets section={section} />
        </div>
      </div>
      {layout.foot === 'board' && <Board />}
    </Band>
  );
}
