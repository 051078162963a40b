// /teachers: all educators.
import { teachers } from '#content/site/teachers.ts';
import { teachersHead } from '#content/site/words/teachers.ts';
import { teacherWords } from '#content/words/teachers.ts';
import { TeacherGrid } from './teacher-grid.tsx';
import { Page } from '#pages/page.tsx';

export function Teachers() {
  return (
    <Page path="/teachers">
      <div className="bg-chinook-tint py-10 tablet:py-16">
        <div className="wrap">
          <h1 className="text-hero">{teachersHead.title}</h1>
          <p className="mt-5 max-w-lead text-lead">{teachersHead.lead}</p>
        </div>
      </div>
      <div className="wrap py-section">
        {teachers.length > 0 ? <TeacherGrid teachers={teachers} /> : <p>{teacherWords.none}</p>}
      </div>
    </Page>
  );
}
