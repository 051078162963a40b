// The educators' portraits. The first card is twice as wide and also says how long educators stay.
import type { Teacher } from '#content/site/teachers.ts';
import { teachersHead } from '#content/site/words/teachers.ts';
import { teacherAddress } from '#content/rules/addresses.ts';
import { Stand } from '#ui/layout/stand.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Portrait } from '#ui/media/portrait.tsx';

export function TeacherGrid({ teachers }: { teachers: readonly Teacher[] }) {
  return (
    <ul role="list" className="grid gap-y-12 phone:grid-cols-2 wide:grid-cols-3">
      {teachers.map((teacher, index) => (
        <Stand
          key={teacher.id}
          isWide={index === 0}
          picture={<TeacherPicture teacher={teacher} isFirst={index === 0} />}
        >
          <TeacherName teacher={teacher} />
        </Stand>
      ))}
    </ul>
  );
}

function TeacherPicture({ teacher: { picture, alt, family }, isFirst }: { teacher: Teacher; isFirst: boolean }) {
  const portrait = (
    <Portrait
      picture={picture}
      alt={alt}
      family={family}
      sizes="(min-width: 60rem) 17rem, (min-width: 26rem) 45vw, 90vw"
    />
  );
  return isFirst ? (
    <div className="grid items-end gap-x-6 phone:grid-cols-2">
      <div className="py-4 font-display text-quote text-balance phone:order-last">{teachersHead.stay}</div>
      {portrait}
    </div>
  ) : (
    portrait
  );
}

/** Name, role and room below a portrait. */
export function TeacherName({ teacher: { id, name, role, room } }: { teacher: Teacher }) {
  return (
    <div>
      <h2 className="text-3">
        <Link to={teacherAddress(id)} variant="heading">
          {name}
        </Link>
      </h2>
      <p className="mt-1 text-ink-soft">
        {role}, {room}
      </p>
    </div>
  );
}
