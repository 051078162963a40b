// A portrait in a disc, or the first letter of the name on a colour. Decorative: the name is shown beside it.
import { families, type Family } from '#design/families.ts';

import { familyClasses } from '#ui/layout/family-classes.ts';
import type { PictureFile } from './picture-file.ts';
import { Picture } from './picture.tsx';

const discClasses = 'grid size-button place-items-center overflow-hidden rounded-disc';

export function Avatar({ name, picture }: { name: string; picture?: PictureFile | undefined }) {
  if (picture)
    return (
      <span className={discClasses}>
        <Picture picture={picture} alt="" sizes="3.5rem" />
      </span>
    );
  return (
    <span
      className={`${discClasses} font-display text-3 text-night-ink edged ${familyClasses[familyOf(name)].ground}`}
      aria-hidden="true"
    >
      {name.charAt(0)}
    </span>
  );
}

/** The same name always has the same colour. */
const familyOf = (name: string): Family =>
  families[[...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % families.length]!;
