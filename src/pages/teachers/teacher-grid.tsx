// The educators' portraits. The first card is twice as wide and also says how long educators stay.
import { pictureOf } from '#content/rules/picture-of.ts';
import type { Teacher } from '#content/records/teachers.ts';
import { teacherWords } from '#content/words/teachers.ts';
import { teacherAddress } from '#content/rules/addresses.ts';
import { Link } from '#ui/navigation/link.tsx';
import { Portrait } from '#ui/media/portrait.tsx';

export function TeacherGrid({ teachers }: { teachers: readonly Teacher[] }) {
  return (
    <ul role="list" className="teachers">
      {teachers.map((teacher, index) => (
        <li key={teacher.id} className="teacher">
          <div className="teacher-picture">
            <Portrait
              picture={pictureOf(teacher.picture)}
              alt={teacher.picture.alt}
              family={teacher.family}
              sizes="(min-width: 60rem) 17rem, (min-width: 26rem) 45vw, 90vw"
            />
            {index === 0 && <div className="large-words">{teacherWords.stay}</div>}
          </div>
          <TeacherName teacher={teacher} />
        </li>
      ))}
    </ul>
  );
}

/** Name, role and room below a portrait. */
export function TeacherName({ teacher: { id, name, role, room } }: { teacher: Teacher }) {
  return (
    <div>
      <h2 className="text-3">
        <Link to={teacherAddress(id)} look="heading">
          {name}
        </Link>
      </h2>
      <p className="mt-1 text-ink-soft">
        {role}, {room}
      </p>
    </div>
  );
}
