// /curriculum: the contents as nine blocks, then nine sections in their order.
import { curriculum, curriculumHead } from '#content/curriculum.ts';
import { CurriculumHead } from '#sections/curriculum/curriculum-head.tsx';
import { CurriculumPart } from '#sections/curriculum/curriculum-part.tsx';

export function Curriculum() {
  return (
    <>
      <CurriculumHead words={curriculumHead} sections={curriculum} />
      {curriculum.map((section, index) => (
        <CurriculumPart key={section.key} section={section} number={index + 1} />
      ))}
    </>
  );
}
