// The other classes side by side on one shelf, and at its end a letter block that leads to all of them.
import { classes } from '#content/site/classes.ts';
import { classWords } from '#content/words/classes.ts';
import { classAddress } from '#content/rules/addresses.ts';
import { LetterCubes } from '#ui/drawing/letter-cubes.tsx';
import { Stand } from '#ui/layout/stand.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { shapeOf } from './class-looks.ts';

export const OtherClasses = ({ but }: { but: string }) => (
  <section aria-labelledby="others" className="wrap pb-section">
    <h2 id="others" className="text-2">
      {classWords.others}
    </h2>
    <ul role="list" className="mt-8 grid grid-cols-2 gap-y-8 tablet:grid-cols-3 wide:grid-cols-figures">
      {classes
        .filter(({ id }) => id !== but)
        .map(({ id, title, lang, picture }) => (
          <Stand
            key={id}
            picture={
              <ShapedPicture
                picture={picture}
                shape={shapeOf(id)}
                proportion="broad"
                sizes="(min-width: 60rem) 11rem, 46vw"
              />
            }
          >
            <h3 className="text-3" {...lang}>
              <Link to={classAddress(id)} variant="heading">
                {title}
              </Link>
            </h3>
          </Stand>
        ))}
      <Stand picture={<LetterCubes letters="A" />}>
        <p>
          <Link to="/classes" variant="line">
            {classWords.all}
          </Link>
        </p>
      </Stand>
    </ul>
  </section>
);
