// /classes: the classes as compartments of a shelf, each with its facts.
import { classes, classFigures } from '#content/site/classes.ts';
import { classesHead } from '#content/site/words/classes.ts';
import { classWords } from '#content/words/classes.ts';
import { classAddress } from '#content/rules/addresses.ts';
import { LetterCubes } from '#ui/drawing/letter-cubes.tsx';
import { Stand } from '#ui/layout/stand.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';
import { Page } from '#pages/page.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';

import { familyOf, shapeOf } from './class-looks.ts';

const figures = [
  { label: classWords.time, value: classFigures.time },
  { label: classWords.size, value: classFigures.size },
  { label: classWords.ages, value: classFigures.ages },
  { label: classWords.tuition, value: classFigures.tuition },
];

export function Classes() {
  return (
    <Page path="/classes">
      <div className="overflow-hidden bg-canola-tint pt-10 tablet:pt-16">
        <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
          <div className="min-w-0 pb-10 tablet:pb-16" {...classesHead.lang}>
            <PageHead title={classesHead.title} lead={classesHead.lead} />
            <p className="mt-3 max-w-prose text-ink-soft">{classesHead.note}</p>
          </div>
          <LetterCubes letters="ABC" />
        </div>
      </div>
      <div className="wrap py-section">
        {classes.length > 0 ? (
          <ul role="list" className="grid gap-y-12 wide:grid-cols-3">
            {classes.map(({ id, title, lang, line, picture }) => (
              <Stand
                key={id}
                picture={
                  <ShapedPicture
                    picture={picture}
                    shape={shapeOf(id)}
                    proportion="house"
                    ring={familyOf(id)}
                    ringWidth="thin"
                    sizes="(min-width: 60rem) 22rem, 90vw"
                  />
                }
              >
                <h2 className="text-3" {...lang}>
                  <Link to={classAddress(id)} variant="heading">
                    {title}
                  </Link>
                </h2>
                <p className="mt-2" {...lang}>
                  {line}
                </p>
                <Figures />
              </Stand>
            ))}
          </ul>
        ) : (
          <p>{classWords.none}</p>
        )}
      </div>
    </Page>
  );
}

/** The figures of a class, without rules between them: six tables would outweigh the pictures. */
const Figures = () => (
  <dl className="mt-4 grid grid-cols-auto-1 gap-x-6 gap-y-1 wide:mt-auto wide:grid-cols-7-5 wide:gap-x-3 wide:gap-y-3 wide:pt-4">
    {figures.map(({ label, value }) => (
      <div key={label} className="contents wide:block">
        <dt className="text-ink-soft wide:text-small">{label}</dt>
        <dd className="font-strong">{value}</dd>
      </div>
    ))}
  </dl>
);
