// /teachers: all educators.
import { teachers } from '#content/values/people.ts';
import { teachersHead, teachersLang } from '#content/site/words/teachers.ts';
import { teacherWords } from '#content/words/teachers.ts';
import { TeacherGrid } from './teacher-grid.tsx';
import { Page } from '#pages/page.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';

export function Teachers() {
  return (
    <Page path="/teachers">
      <div className="bg-chinook-tint py-10 tablet:py-16">
        <div className="wrap" {...teachersLang}>
          <PageHead title={teachersHead.title} lead={teachersHead.lead} />
        </div>
      </div>
      <div className="wrap py-section">
        {teachers.length > 0 ? <TeacherGrid teachers={teachers} /> : <p>{teacherWords.none}</p>}
      </div>
    </Page>
  );
}
