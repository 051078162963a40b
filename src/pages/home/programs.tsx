// The programs as arches: the older the children, the taller the arch. Names, ages and one line are below a board: one for all, and on phones one for each.
import { homeLang, programsWords } from '#content/site/words/home.ts';
import { hasForeignPrograms, programs } from '#content/values/lists.ts';
import { FrameShape } from '#ui/drawing/frame-shape.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Picture } from '#ui/media/picture.tsx';

/** From the youngest program to the oldest: the column, the arch, and how wide a picture that fills it is. */
const arches = [
  { column: 'tablet:col-start-1', arch: 'aspect-5/3 bg-rosehip-mid', sizes: '18rem' },
  { column: 'tablet:col-start-2', arch: 'aspect-6/5 bg-canola-mid', sizes: '21rem' },
  { column: 'tablet:col-start-3', arch: 'aspect-5/6 bg-spruce-mid', sizes: '(max-width: 60rem) 18rem, 30rem' },
  {
    column: 'tablet:col-start-4',
    arch: 'aspect-7/11 bg-chinook-mid',
    sizes: '(max-width: 39.99rem) 18rem, (max-width: 60rem) 26rem, 42rem',
  },
] as const;

/** Of fewer programs each has a wider column, so that they fill the board. */
const fewer = [undefined, 'tablet:grid-cols-2', 'tablet:grid-cols-2', 'tablet:grid-cols-3'][programs.length];

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
        <ul
          role="list"
          className={`arches-on-board grid grid-cols-2 gap-x-4 pt-6 max-tablet:before:hidden ${fewer ?? 'tablet:grid-cols-4'} tablet:gap-x-2 wide:gap-x-6 ${rise}`}
        >
          {programs.map(({ id, title, ages, picture, line }, index) => {
            const { column, arch, sizes } = arches[index % arches.length]!;
            return (
              <li key={id} className="row-span-2 grid grid-rows-subgrid tablet:contents">
                <div
                  className={`self-end overflow-clip rounded-t-full px-2 pt-2 tablet:row-start-1 wide:px-5 wide:pt-5 ${column} ${arch}`}
                >
                  <FrameShape shape="arch">
                    <Picture picture={picture} sizes={fewer ? '(min-width: 40rem) 48vw, 18rem' : sizes} />
                  </FrameShape>
                </div>
                <div
                  className={`border-t-plank border-wood pt-4 pb-6 tablet:row-start-3 tablet:border-0 tablet:pb-0 ${column}`}
                >
                  {/* At 200 % text size the long names break. */}
                  <h3
                    className="text-3 wrap-anywhere hyphens-auto wide:text-2"
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
            );
          })}
        </ul>
      </div>
    </section>
  );
}
