// /teachers-details: the educator that the query names; without a query, the first educator.
import { useSearchParams } from 'react-router-dom';

import type { Language } from '#content/rules/language.ts';
import { mainFilm } from '#content/values/recordings.ts';
import { filmWords } from '#content/words/films.ts';
import { teachers, type Teacher } from '#content/values/people.ts';
import { teachersHead, teachersLang } from '#content/site/words/teachers.ts';
import { teacherWords } from '#content/words/teachers.ts';
import { TeacherContact } from '#forms/teacher-contact/index.tsx';
import { Facts } from '#ui/layout/facts.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Portrait } from '#ui/media/portrait.tsx';
import { SkillBar } from '#ui/layout/skill-bar.tsx';
import { VideoDialog } from '#ui/overlay/video-dialog.tsx';

import { NotFound } from '#pages/index.ts';
import { NothingYet } from '#pages/nothing-yet.tsx';
import { Page } from '#pages/page.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { ringAt } from '#ui/media/portrait-ring.ts';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Lead } from '#ui/layout/lead.tsx';

const beads = ['rosehip', 'canola', 'chinook'] as const;

export function TeacherDetails() {
  const [query] = useSearchParams();
  const requestedId = query.get('teacher');
  const teacher = requestedId ? teachers.find(({ id }) => id === requestedId) : teachers[0];
  if (!teacher && !requestedId) return <NothingYet path="/teachers-details" says={teacherWords.none} />;
  if (!teacher) return <NotFound />;

  const { name, nameLang, lang, since, line, text, skills, picture } = teacher;
  return (
    <Page path="/teachers-details" {...(requestedId && { title: name, description: line })}>
      <div className="wrap grid grid-cols-1 gap-x-12 gap-y-10 pt-10 tablet:pt-16 wide:grid-cols-12">
        <div className="self-end border-b-8 border-wood-deep wide:col-span-5">
          <Portrait
            picture={picture}
            family={ringAt(teacher.index)}
            sizes="(min-width: 60rem) 30rem, 90vw"
            priority="hero"
          />
        </div>
        <div className="wide:col-span-7">
          <PageHead title={<InLanguage lang={nameLang}>{name}</InLanguage>} />
          <Lead>
            <InLanguage lang={lang}>{line}</InLanguage>
          </Lead>
          <div className="mt-8">
            <Facts
              caption={teacherWords.facts}
              rows={[
                ...(['role', 'room', 'level', 'languages'] as const).map((fact) => ({
                  head: teacherWords[fact],
                  text: teacher[fact],
                  textLang: teacher.lang,
                })),
                { head: teacherWords.since, text: String(since) },
              ]}
            />
          </div>
        </div>
      </div>
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-12 py-section wide:grid-cols-2">
        <div className="min-w-0">
          <div className="space-y-5 text-reading" {...lang}>
            {text.map((words) => (
              <p key={words} className="max-w-prose">
                {words}
              </p>
            ))}
          </div>
          {skills.length > 0 && <Skills skills={skills} lang={lang} />}
          <p className="mt-8">
            <Link to="/teachers" variant="line">
              {teacherWords.all}
            </Link>
          </p>
        </div>
        {mainFilm && (
          <div className="min-w-0">
            <h2 className="text-2">{teacherWords.film}</h2>
            <p className="mt-4 mb-5" {...teachersLang}>
              {teachersHead.film}
            </p>
            <VideoDialog variant="frame" sizes="(min-width: 60rem) 34rem, 90vw" film={mainFilm} words={filmWords} />
          </div>
        )}
      </div>
      <div className="bg-paper-2 py-section">
        <div className="wrap max-w-column">
          <TeacherContact teacher={name} />
        </div>
      </div>
    </Page>
  );
}

const ruled = 'border-t-2 border-line-strong py-3 text-reading last:border-b-2';

/** A bar for a skill that has a figure, a line for one that has none. */
function Skills({ skills, lang }: Pick<Teacher, 'skills'> & { lang: Language | undefined }) {
  const { note } = teachersHead;
  const hasFigures = skills.some(({ percent }) => percent !== undefined);
  return (
    <>
      <h2 className="mt-12 mb-4 text-2">{teacherWords.skills}</h2>
      <ul role="list" className={hasFigures ? 'grid gap-6' : 'max-w-prose'} {...lang}>
        {skills.map(({ name, percent }, index) => (
          <li key={name} className={percent === undefined ? ruled : undefined}>
            {percent === undefined ? (
              name
            ) : (
              <SkillBar name={name} value={percent} family={beads[index % beads.length]!} />
            )}
          </li>
        ))}
      </ul>
      {note && hasFigures && (
        <p className="mt-4 text-small text-ink-soft" {...teachersLang}>
          {note}
        </p>
      )}
    </>
  );
}
