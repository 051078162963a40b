// /classes: the classes on shelves, a larger and a smaller one on each, with their figures as one line.
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
          <ul role="list" className="grid gap-y-12 wide:grid-cols-12 wide:gap-y-16">
            {classes.map(({ id, title, lang, line, picture }, index) => {
              // Left on the first shelf, right on the second, and so on.
              const isLarger = [0, 3].includes(index % 4);
              return (
                <Stand
                  key={id}
                  share={isLarger ? 'larger' : 'smaller'}
                  picture={
                    <ShapedPicture
                      picture={picture}
                      shape={shapeOf(id)}
                      proportion="broad"
                      ring={familyOf(id)}
                      ringWidth="thin"
                      sizes={`(min-width: 60rem) ${isLarger ? '42rem' : '28rem'}, 90vw`}
                    />
                  }
                >
                  <h2 className={`text-3 ${isLarger ? 'wide:text-2' : ''}`} {...lang}>
                    <Link to={classAddress(id)} variant="heading">
                      {title}
                    </Link>
                  </h2>
                  <p className="mt-2" {...lang}>
                    {line}
                  </p>
                  <Figures />
                </Stand>
              );
            })}
          </ul>
        ) : (
          <p>{classWords.none}</p>
        )}
      </div>
    </Page>
  );
}

/** The figures of a class, as running text: six tables would outweigh the pictures. */
const Figures = () => (
  <dl className="mt-2 flex flex-wrap gap-x-5 text-small">
    {figures.map(({ label, value }) => (
      <div key={label} className="flex gap-x-2">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="font-strong">{value}</dd>
      </div>
    ))}
  </dl>
);
