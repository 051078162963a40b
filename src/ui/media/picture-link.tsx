// A link with a picture, a heading and a line of text.
import { Link, type Attached } from '#ui/navigation/link.tsx';
import { Picture } from './picture.tsx';
import type { PictureFile } from './picture-file.ts';
import type { Target } from '#routes.ts';

const variants = {
  /** In a menu. */
  card: { proportion: 'aspect-2/1', sizes: '(min-width: 75rem) 27rem, 38vw' },
  /** At the top of a post. */
  lead: { proportion: 'aspect-16/9', sizes: '(min-width: 60rem) 47rem, 100vw' },
} as const;
const shapes = { hill: 'shape-hill', roof: 'shape-roof' } as const;

interface PictureLinkProps extends Attached {
  to: Target;
  picture: PictureFile;
  variant?: keyof typeof variants;
  shape: keyof typeof shapes;
  heading: string;
  line: string;
  current?: boolean;
}

export function PictureLink({
  to,
  picture,
  variant = 'card',
  shape,
  heading,
  line,
  current = false,
  ...attached
}: PictureLinkProps) {
  return (
    <Link to={to} variant="card" current={current} {...attached}>
      <span className="block border-b-8 border-wood-deep">
        <span className={`block ${variants[variant].proportion} ${shapes[shape]}`}>
          <Picture picture={picture} sizes={variants[variant].sizes} />
        </span>
      </span>
      <span className="block">
        <span className="block font-display text-3 underline">{heading}</span>{' '}
        <span className="mt-1 block">{line}</span>
      </span>
    </Link>
  );
}
