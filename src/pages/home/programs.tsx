// The programs as arches: the older the children, the taller the arch. Names, ages and one line are below a board: one for all, and on phones one for each.
import { homeLang, programsWords } from '#content/site/words/home.ts';
import { hasForeignPrograms, programs } from '#content/values/lists.ts';
import { FrameShape } from '#ui/drawing/frame-shape.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Picture } from '#ui/media/picture.tsx';

/** From the youngest program to the oldest: the column of arch and words, the height of the arch, and how wide a picture that fills it is. */
const arches = [
  {
    arch: 'aspect-10/9 bg-rosehip-mid tablet:col-start-1 tablet:aspect-5/3',
    words: 'wide:col-start-1',
    sizes: '18rem',
  },
  { arch: 'aspect-10/9 bg-canola-mid tablet:col-start-2 tablet:aspect-6/5', words: 'wide:col-start-2', sizes: '21rem' },
  {
    arch: 'aspect-5/6 bg-spruce-mid tablet:col-start-3 tablet:aspect-5/6',
    words: 'wide:col-start-3',
    sizes: '(max-width: 60rem) 18rem, 30rem',
  },
  {
    arch: 'aspect-5/6 bg-chinook-mid tablet:col-start-4 tablet:aspect-7/11',
    words: 'wide:col-start-4',
    sizes: '(max-width: 39.99rem) 18rem, (max-width: 60rem) 26rem, 42rem',
  },
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
        <ul
          role="list"
          className={`arches-on-board grid grid-cols-2 gap-x-4 pt-6 max-tablet:before:hidden tablet:grid-cols-4 tablet:gap-x-2 wide:gap-x-6 ${rise}`}
        >
          {programs.map(({ id, title, ages, picture, line }, index) => (
            <li key={id} className="row-span-2 grid grid-rows-subgrid tablet:contents">
              <div
                className={`self-end overflow-clip rounded-t-full px-2 pt-2 tablet:row-start-1 wide:px-5 wide:pt-5 ${arches[index % arches.length]!.arch}`}
              >
                <FrameShape shape="arch">
                  <Picture picture={picture} sizes={arches[index % arches.length]!.sizes} />
                </FrameShape>
              </div>
              <div
                className={`border-t-plank border-wood pt-4 pb-6 tablet:col-span-2 tablet:border-0 tablet:pe-6 tablet:pb-0 wide:col-span-1 wide:row-start-3 wide:pe-0 ${arches[index % arches.length]!.words}`}
              >
                {/* At 200 % text size the long names break. */}
                <h3
                  className="text-3 wrap-anywhere hyphens-auto tablet:text-2"
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
