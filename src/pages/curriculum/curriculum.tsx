// /curriculum: the table of contents, then the nine sections.
import { curriculum, curriculumHead } from '#content/words/curriculum.ts';
import { CurriculumHead } from './curriculum-head.tsx';
import { CurriculumPart } from './curriculum-part.tsx';
import { Sections } from '#ui/hydration/part.tsx';

export function Curriculum() {
  return (
    <Sections>
      <CurriculumHead words={curriculumHead} sections={curriculum} />
      {curriculum.map((section, index) => (
        <CurriculumPart key={section.key} section={section} number={index + 1} />
      ))}
    </Sections>
  );
}
