// /classes: the classes as compartments of a shelf, each with its facts.
import { classes, classFigures } from '#content/records/classes.ts';
import { classWords } from '#content/words/classes.ts';
import { pictureOf } from '#content/rules/picture-of.ts';
import { classAddress } from '#content/rules/addresses.ts';
import { LetterCubes } from '#ui/drawing/letter-cubes.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';
import { Page } from '#pages/page.tsx';

const shapes = ['arch', 'roof', 'hill'] as const;

const rows = [
  { head: classWords.time, text: classFigures.time },
  { head: classWords.size, text: classFigures.size },
  { head: classWords.ages, text: classFigures.ages },
  { head: classWords.tuition, text: classFigures.tuition },
];

export function Classes() {
  return (
    <Page path="/classes">
      <div className="overflow-hidden bg-canola-tint pt-10 tablet:pt-16">
        <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
          <div className="min-w-0 pb-10 tablet:pb-16">
            <h1 className="text-hero">{classWords.title}</h1>
            <p className="mt-5 max-w-lead text-lead">{classWords.lead}</p>
          </div>
          <LetterCubes letters="ABC" />
        </div>
      </div>
      <div className="wrap py-section">
        <ul role="list" className="catalogue">
          {classes.map(({ id, title, line, picture }, index) => (
            <li key={id} className="catalogue-box">
              <div className="catalogue-picture">
                <ShapedPicture
                  picture={pictureOf(picture)}
                  alt={picture.alt}
                  shape={shapes[index % shapes.length]!}
                  proportion="house"
                  sizes="(min-width: 60rem) 22rem, 90vw"
                />
              </div>
              <div className="catalogue-words">
                <h2 className="text-3">
                  <Link to={classAddress(id)} look="heading">
                    {title}
                  </Link>
                </h2>
                <p className="mt-2">{line}</p>
                <table className="properties">
                  <caption className="visually-hidden">{title}</caption>
                  <tbody>
                    {rows.map(({ head, text }) => (
                      <tr key={head}>
                        <th scope="row">{head}</th>
                        <td>{text}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-12 max-w-prose text-ink-soft">{classWords.note}</p>
      </div>
    </Page>
  );
}
