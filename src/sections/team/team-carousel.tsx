// The educators in a row on one board: 1, 2, 3 or 4 at a time (specification 2).
import { pictureOf } from '#content/picture-of.ts';
import { aboutTeam, teachers } from '#content/teachers.ts';
import { teacherAddress } from '#content/queries.ts';
import { Carousel } from '#ui/carousel.tsx';
import { Link } from '#ui/link.tsx';
import { Portrait } from '#ui/portrait.tsx';

export function TeamCarousel({ labelledBy }: { labelledBy: string }) {
  return (
    <Carousel
      labelledBy={labelledBy}
      view="teachers"
      words={aboutTeam.carousel}
      slides={teachers.map(({ id, name, role, room, family, picture }) => ({
        id,
        content: (
          <>
            <div className="teacher-picture">
              <Portrait
                picture={pictureOf(picture)}
                alt={picture.alt}
                family={family}
                sizes="(max-width: 767px) 90vw, (max-width: 1023px) 46vw, 22rem"
              />
            </div>
            <h3 className="mt-3 text-3">
              <Link to={teacherAddress(id)} look="block">
                {name}
              </Link>
            </h3>
            <p className="text-ink-soft">
              {role}, {room}
            </p>
          </>
        ),
      }))}
    />
  );
}
