// Who teaches a class: the portrait on a board, and a link to the page about that person.
import type { classTeachers } from '#content/values/people.ts';
import { classWords } from '#content/words/classes.ts';
import { teacherAddress } from '#content/rules/addresses.ts';
import { PictureBoard } from '#ui/layout/stand.tsx';
import { ringAt } from '#ui/media/portrait-ring.ts';
import { Portrait } from '#ui/media/portrait.tsx';
import { Link } from '#ui/navigation/link.tsx';

type ClassTeacherProps = { teacher: (typeof classTeachers)[string] };

export const ClassTeacher = ({
  teacher: { id, name, nameLang, lang, role, line, picture, index },
}: ClassTeacherProps) => (
  <section aria-labelledby="teacher" className="mt-12">
    <h2 id="teacher" className="text-2">
      {classWords.teacher}
    </h2>
    <div className="mt-6 grid items-center gap-x-8 gap-y-5 phone:grid-cols-auto-1">
      <div className="w-48 max-w-full">
        <PictureBoard>
          <Portrait picture={picture} family={ringAt(index)} sizes="12rem" />
        </PictureBoard>
      </div>
      <div>
        <h3 className="text-3" {...nameLang}>
          <Link to={teacherAddress(id)} variant="heading">
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-ink-soft" {...lang}>
          {role}
        </p>
        <p className="mt-2 max-w-prose" {...lang}>
          {line}
        </p>
      </div>
    </div>
  </section>
);
