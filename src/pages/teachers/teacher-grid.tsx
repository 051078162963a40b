// The educators' portraits, and how long educators stay: above them, and on wide screens on the board between the first two.
import type { Teacher } from '#content/values/people.ts';
import { teachersHead, teachersLang } from '#content/site/words/teachers.ts';
import { teacherAddress } from '#content/rules/addresses.ts';
import { Stand } from '#ui/layout/stand.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Portrait } from '#ui/media/portrait.tsx';

import { ringAt } from '#ui/media/portrait-ring.ts';

export const TeacherGrid = ({ teachers }: { teachers: readonly Teacher[] }) => (
  <div className="grid grid-cols-2 gap-y-12 wide:grid-cols-3">
    <div className="col-span-full wide:col-span-1 wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:grid wide:grid-rows-subgrid wide:gap-y-5">
      <p
        className="font-display text-quote text-balance wide:self-end wide:border-b-plank wide:border-wood wide:p-4 wide:shadow-plank"
        {...teachersLang}
      >
        {teachersHead.stay}
      </p>
    </div>
    <ul role="list" className="contents">
      {teachers.map((teacher) => (
        <Stand
          key={teacher.id}
          picture={
            <Portrait picture={teacher.picture} family={ringAt(teacher.index)} sizes="(min-width: 60rem) 17rem, 45vw" />
          }
        >
          <TeacherName teacher={teacher} />
        </Stand>
      ))}
    </ul>
  </div>
);

/** Name, role and room below a portrait. */
export function TeacherName({ teacher: { id, name, nameLang, lang, role, room } }: { teacher: Teacher }) {
  return (
    <div>
      <h2 className="text-3" {...nameLang}>
        <Link to={teacherAddress(id)} variant="heading">
          {name}
        </Link>
      </h2>
      <p className="mt-1 text-small text-ink-soft tablet:text-body" {...lang}>
        {role}, {room}
      </p>
    </div>
  );
}
