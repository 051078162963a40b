// /classes-details: the class that the query names; without a query, the first class.
import { useSearchParams } from 'react-router-dom';

import { classTeachers } from '#content/values/people.ts';
import { classes } from '#content/site/classes.ts';
import type { PostSummary } from '#content/rules/post.ts';
import { filterPath, recentKey } from '#content/rules/addresses.ts';
import { classWords } from '#content/words/classes.ts';
import { WidgetFoot } from '#pages/shared-sidebar/widget-foot.tsx';
import { PictureBoard } from '#ui/layout/stand.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

import { NotFound } from '#pages/index.ts';
import { NothingYet } from '#pages/nothing-yet.tsx';
import { usePageData } from '#pages/page-data.tsx';
import { Page } from '#pages/page.tsx';
import { routeOf } from '#routes.ts';
import { PageHead } from '#ui/layout/page-head.tsx';

import { ClassFacts } from './class-facts.tsx';
import { shapeOf } from './class-looks.ts';
import { ClassMorning } from './class-morning.tsx';
import { ClassTeacher } from './class-teacher.tsx';
import { OtherClasses } from './other-classes.tsx';

export function ClassDetails() {
  const recent = usePageData<readonly PostSummary[]>(recentKey) ?? [];
  const [query] = useSearchParams();
  const requestedId = query.get('class');
  const shown = requestedId ? classes.find(({ id }) => id === requestedId) : classes[0];
  if (!shown && !requestedId) return <NothingYet path="/classes-details" says={classWords.none} />;
  if (!shown) return <NotFound />;

  const { id, title, lang, line, text, picture, starts, morning } = shown;
  const teacher = classTeachers[id];
  return (
    <Page path="/classes-details" {...(requestedId && { title, description: line, lang })}>
      <div className="bg-canola-tint pt-10 tablet:pt-16">
        <div className="wrap grid grid-cols-1 items-end gap-x-12 gap-y-10 wide:grid-cols-12">
          <div className="min-w-0 wide:col-span-6 wide:pb-16" {...lang}>
            <PageHead title={title} lead={line} />
          </div>
          <div className="wide:col-span-6">
            <PictureBoard>
              <ShapedPicture
                picture={picture}
                shape={shapeOf(id)}
                proportion="broad"
                sizes="(min-width: 60rem) 34rem, 90vw"
                priority="hero"
              />
            </PictureBoard>
          </div>
        </div>
      </div>
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-12 py-section wide:grid-cols-5-7 wide:items-start">
        <div className="wide:sticky wide:top-24">
          <ClassFacts starts={starts} />
        </div>
        <div className="min-w-0">
          {/* As Prose of ui/layout/text-part.tsx, whose code would come with parts that only posts have. */}
          <div className="space-y-5 text-reading" {...lang}>
            {text.map((words) => (
              <p key={words} className="max-w-prose">
                {words}
              </p>
            ))}
          </div>
          <ClassMorning steps={morning} lang={lang} />
          {teacher && <ClassTeacher teacher={teacher} />}
        </div>
      </div>
      <OtherClasses but={id} />
      {routeOf(filterPath) && <WidgetFoot recent={recent} ground="wheat" />}
    </Page>
  );
}
