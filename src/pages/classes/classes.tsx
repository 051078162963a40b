// /classes: the classes as compartments of a shelf, each with its facts.
import { classes, classFigures } from '#content/site/classes.ts';
import { classesHead } from '#content/site/words/classes.ts';
import { classWords } from '#content/words/classes.ts';
import { classAddress } from '#content/rules/addresses.ts';
import { LetterCubes } from '#ui/drawing/letter-cubes.tsx';
import { Facts } from '#ui/layout/facts.tsx';
import { Stand } from '#ui/layout/stand.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';
import { Page } from '#pages/page.tsx';

import { shapeOf } from './class-looks.ts';

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
            <h1 className="text-hero">{classesHead.title}</h1>
            <p className="mt-5 max-w-lead text-lead">{classesHead.lead}</p>
          </div>
          <LetterCubes letters="ABC" />
        </div>
      </div>
      <div className="wrap py-section">
        <ul role="list" className="grid gap-y-12 wide:grid-cols-3">
          {classes.map(({ id, title, line, picture, alt }) => (
            <Stand
              key={id}
              picture={
                <ShapedPicture
                  picture={picture}
                  alt={alt}
                  shape={shapeOf(id)}
                  proportion="house"
                  sizes="(min-width: 60rem) 22rem, 90vw"
                />
              }
            >
              <h2 className="text-3">
                <Link to={classAddress(id)} variant="heading">
                  {title}
                </Link>
              </h2>
              <p className="mt-2">{line}</p>
              <div className="mt-auto pt-4">
                <Facts variant="small" caption={title} rows={rows} />
              </div>
            </Stand>
          ))}
        </ul>
        <p className="mt-12 max-w-prose text-ink-soft">{classesHead.note}</p>
      </div>
    </Page>
  );
}
