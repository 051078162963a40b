// The programs as arches: the older the children, the taller the arch. Names, ages and one line are below a board.
import { homeLang, programsWords } from '#content/site/words/home.ts';
import { hasForeignPrograms, programs } from '#content/values/lists.ts';
import { FrameShape } from '#ui/drawing/frame-shape.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Picture } from '#ui/media/picture.tsx';

/** From the youngest program to the oldest: the column of arch and words, and the height of the arch. */
const arches = [
  { arch: 'col-start-1 aspect-10/9 bg-rosehip-mid tablet:aspect-5/3', words: 'wide:col-start-1' },
  { arch: 'col-start-2 aspect-4/5 bg-canola-mid tablet:aspect-6/5', words: 'wide:col-start-2' },
  { arch: 'col-start-3 aspect-3/5 bg-spruce-mid tablet:aspect-5/6', words: 'wide:col-start-3' },
  { arch: 'col-start-4 aspect-1/2 bg-chinook-mid tablet:aspect-7/11', words: 'wide:col-start-4' },
] as const;

/** The fourth arch, the tallest, rises beside the heading. With fewer programs a lower arch would overlap the heading. */
const rise = programs.length >= arches.length ? 'wide:-mt-48' : '';

export function Programs() {
  return (
    <section className="py-section">
      <div className="wrap">
        <div className="wide:max-w-9/20" {...homeLang}>
          <h2>{programsWords.title}</h2>
          <p className="mt-5 text-lead text-ink-soft">{programsWords.lead}</p>
        </div>
        <ul role="list" className={`arches-on-board grid grid-cols-4 gap-x-2 pt-6 wide:gap-x-6 ${rise}`}>
          {programs.map(({ id, title, ages, picture, line }, index) => (
            <li key={id} className="contents">
              <div
                className={`row-start-1 self-end overflow-clip rounded-t-full px-2 pt-2 wide:px-5 wide:pt-5 ${arches[index % arches.length]!.arch}`}
              >
                <FrameShape shape="arch">
                  <Picture picture={picture} sizes="(max-width: 39.99rem) 15rem, (max-width: 60rem) 26rem, 42rem" />
                </FrameShape>
              </div>
              <div
                className={`col-span-full pt-4 tablet:col-span-2 tablet:pe-6 wide:col-span-1 wide:row-start-3 wide:pe-0 ${arches[index % arches.length]!.words}`}
              >
                {/* At 200 % text size the long names break. */}
                <h3
                  className="text-2 wrap-anywhere hyphens-auto"
                  {...(hasForeignPrograms && programs[index]!.titleLang)}
                >
                  <Link to={`/program#${id}`} variant="block">
                    {title}
                  </Link>
                </h3>
                <p className="mt-1 font-strong">{ages}</p>
                <p className="mt-1" {...(hasForeignPrograms && programs[index]!.lang)}>
                  {line}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
