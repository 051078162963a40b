// The carousel of educators: 1, 2, 3 or 4 slides in view (REQ U12).
import { teachers } from '#content/values/people.ts';
import { teamWords } from '#content/words/teachers.ts';
import { teacherAddress } from '#content/rules/addresses.ts';
import { Carousel } from '#ui/motion/carousel.tsx';
import { PictureBoard } from '#ui/layout/stand.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { ringAt } from '#ui/media/portrait-ring.ts';
import { Portrait } from '#ui/media/portrait.tsx';

export function TeamCarousel({ labelledBy }: { labelledBy: string }) {
  return (
    <Carousel
      labelledBy={labelledBy}
      view="teachers"
      words={teamWords.carousel}
      slides={teachers.map(({ id, name, nameLang, lang, role, room, index, picture }) => ({
        id,
        content: (
          <>
            <PictureBoard>
              <Portrait
                picture={picture}
                family={ringAt(index)}
                sizes="(max-width: 767px) 90vw, (max-width: 1023px) 46vw, 22rem"
              />
            </PictureBoard>
            <h3 className="mt-3 text-3" {...nameLang}>
              <Link to={teacherAddress(id)} variant="block">
                {name}
              </Link>
            </h3>
            <p className="text-ink-soft" {...lang}>
              {role}, {room}
            </p>
          </>
        ),
      }))}
    />
  );
}
