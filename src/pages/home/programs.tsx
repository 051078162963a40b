// The programs as arches: the older the children, the taller the arch. Names, ages and one line are below a board.
import { programsWords } from '#content/words/home.ts';
import { programs } from '#content/records/programs.ts';
import { FrameShape } from '#ui/drawing/frame-shape.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Picture } from '#ui/media/picture.tsx';

/** From the youngest program to the oldest. */
const arches = [
  { arch: 'grow-infants bg-rosehip-mid', words: 'grow-words-infants' },
  { arch: 'grow-toddlers bg-canola-mid', words: 'grow-words-toddlers' },
  { arch: 'grow-preschoolers bg-spruce-mid', words: 'grow-words-preschoolers' },
  { arch: 'grow-kindergarten bg-chinook-mid', words: 'grow-words-kindergarten' },
] as const;

export function Programs() {
  return (
    <section className="py-section">
      <div className="wrap">
        <div className="grow-head">
          <h2>{programsWords.title}</h2>
          <p className="mt-5 text-lead text-ink-soft">{programsWords.lead}</p>
        </div>
        <ul role="list" className="growing">
          {programs.map(({ id, title, description, picture, alt, line }, index) => (
            <li key={id}>
              <div className={`grow-arch ${arches[index % arches.length]!.arch}`}>
                <FrameShape shape="arch">
                  <Picture picture={picture} alt={alt} sizes="(max-width: 60rem) 20rem, 42rem" />
                </FrameShape>
              </div>
              <div className={`grow-words ${arches[index % arches.length]!.words}`}>
                <h3 className="text-2">
                  <Link to={`/program#${id}`} variant="block">
                    {title}
                  </Link>
                </h3>
                <p className="mt-1 font-strong">{description}</p>
                <p className="mt-1">{line}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
