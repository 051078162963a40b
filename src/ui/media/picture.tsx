// A responsive picture in AVIF and WebP. Its width and height are in the markup, so loading it shifts no layout.
import type { PictureFile } from './picture-file.ts';

/** `hero`: the main picture of the first viewport, loaded with high priority; `soon`: in the first viewport of wide screens only, loaded at once with normal priority; all others are lazy. */
export type PicturePriority = 'hero' | 'soon' | 'later' | undefined;

interface PictureProps {
  picture: PictureFile;
  /** In place of the picture's own: '' where words beside it say what it shows. */
  alt?: string | undefined;
  /** The `sizes` attribute. */
  sizes: string;
  priority?: PicturePriority;
  /** For phones (under 40rem): another picture of the same scene, closer and taller. */
  small?: PictureFile;
  /** `cover` fills its frame and is cropped; `pan` shows the picture in full, on phones wider than its frame, which scrolls (media.css). */
  fit?: keyof typeof fits;
  onFail?: () => void;
}

const fits = { cover: 'size-full object-cover', pan: 'picture-pan' } as const;

const phones = '(max-width: 39.99rem)';
const sources = ({ name, widths }: PictureFile) => widths.map((w) => `/pictures/${name}-${w}.avif ${w}w`).join(', ');

/** The object-position as classes, rounded to steps of 5 % (design/shapes.css). */
function cropOf(focus: string) {
  const [x, y] = focus.split(' ').map((part) => Math.round(Number.parseFloat(part) / 5) * 5);
  return `focus-x-${x} focus-y-${y}`;
}

export function Picture({
  picture,
  alt = picture.alt,
  sizes,
  priority = 'later',
  small,
  fit = 'cover',
  onFail,
}: PictureProps) {
  const { name, width, height, widths, focus, lang } = picture;
  const hero = priority === 'hero';
  return (
    <picture className="contents">
      {small && (
        <source
          media={phones}
          type="image/avif"
          srcSet={sources(small)}
          sizes={sizes}
          width={small.width}
          height={small.height}
        />
      )}
      <source type="image/avif" srcSet={sources(picture)} sizes={sizes} />
      {/* All browsers that the styles are for read AVIF; the others get one WebP. */}
      <img
        src={`/pictures/${name}-${widths[1] ?? widths[0]}.webp`}
        width={width}
        height={height}
        alt={alt}
        {...lang}
        loading={priority === 'later' ? 'lazy' : 'eager'}
        fetchPriority={hero ? 'high' : undefined}
        onError={onFail}
        className={focus && fit === 'cover' ? `${fits[fit]} ${cropOf(focus)}` : fits[fit]}
      />
    </picture>
  );
}
