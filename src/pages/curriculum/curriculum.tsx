// /curriculum: the table of contents, then the nine sections.
import { sections } from './sections.ts';
import { curriculumHead } from '#content/site/words/curriculum.ts';
import { CurriculumHead } from './curriculum-head.tsx';
import { CurriculumPart } from './curriculum-part.tsx';
import { Page } from '#pages/page.tsx';

export function Curriculum() {
  return (
    <Page path="/curriculum">
      <CurriculumHead words={curriculumHead} sections={sections} />
      {sections.map((section, index) => (
        <CurriculumPart key={section.key} section={section} number={index + 1} />
      ))}
    </Page>
  );
}
