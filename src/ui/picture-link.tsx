// One link with a picture that stands in a shape on a board, a name and a line. The picture repeats what the words say, so it is decoration.
import { Link, type Attached } from './link.tsx';
import { Picture } from './picture.tsx';
import type { PictureFile } from './picture-file.ts';
import type { Target } from '#routes.ts';

const shapes = { hill: 'shape-hill', roof: 'shape-roof' } as const;

interface PictureLinkProps extends Attached {
  to: Target;
  picture: PictureFile;
  shape: keyof typeof shapes;
  heading: string;
  line: string;
  current?: 'page' | undefined;
}

export function PictureLink({ to, picture, shape, heading, line, current, ...attached }: PictureLinkProps) {
  return (
    <Link to={to} look="card" current={current} {...attached}>
      <span className="block border-b-board border-wood-deep">
        <span className={`block aspect-2/1 ${shapes[shape]}`}>
          <Picture picture={picture} alt="" sizes="(min-width: 75rem) 27rem, 38vw" />
        </span>
      </span>
      <span className="block">
        <span className="block font-display text-3 underline">{heading}</span>{' '}
        <span className="mt-1 block">{line}</span>
      </span>
    </Link>
  );
}
