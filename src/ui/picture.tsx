// The door for every <img>: AVIF and WebP in the widths that exist, true sizes in the markup, so nothing moves while it loads.
import type { PictureFile } from './picture-file.ts';

/** The one picture of the first screen loads first; one that is there on wide screens only loads at once, after styles and fonts; all others when they come near. */
export type PicturePriority = 'hero' | 'soon' | 'later' | undefined;

interface PictureProps {
  picture: PictureFile;
  /** What the picture shows, or '' where it is decoration: a decision made in the content. */
  alt: string;
  /** The width it is shown at, as the `sizes` attribute wants it. */
  sizes: string;
  priority?: PicturePriority;
  /** For phones (under 40rem): another picture of the same scene, closer and taller. */
  small?: PictureFile;
  /** `cover` fills its frame and is cropped; `contain` shows the picture in full. */
  fit?: keyof typeof fits;
  onFail?: () => void;
}

const fits = { cover: 'size-full object-cover', contain: 'size-full object-contain' } as const;

const phones = '(max-width: 39.99rem)';
const sources = ({ name, widths }: PictureFile, type: 'avif' | 'webp') =>
  widths.map((w) => `/pictures/${name}-${w}.${type} ${w}w`).join(', ');

/** The subject's place in a cropped picture, as the classes of the nearest steps of 5 % (design/shapes.css). */
function cropOf(focus: string) {
  const [x, y] = focus.split(' ').map((part) => Math.round(Number.parseFloat(part) / 5) * 5);
  return `focus-x-${x} focus-y-${y}`;
}

export function Picture({ picture, alt, sizes, priority = 'later', small, fit = 'cover', onFail }: PictureProps) {
  const { name, width, height, widths, focus } = picture;
  const hero = priority === 'hero';
  return (
    <picture className="contents">
      {small && (
        <>
          <source
            media={phones}
            type="image/avif"
            srcSet={sources(small, 'avif')}
            sizes={sizes}
            width={small.width}
            height={small.height}
          />
          <source
            media={phones}
            type="image/webp"
            srcSet={sources(small, 'webp')}
            sizes={sizes}
            width={small.width}
            height={small.height}
          />
        </>
      )}
      <source type="image/avif" srcSet={sources(picture, 'avif')} sizes={sizes} />
      <img
        src={`/pictures/${name}-${widths[0]}.webp`}
        srcSet={sources(picture, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority === 'later' ? 'lazy' : 'eager'}
        fetchPriority={hero ? 'high' : 'auto'}
        decoding="async"
        onError={onFail}
        className={focus ? `${fits[fit]} ${cropOf(focus)}` : fits[fit]}
      />
    </picture>
  );
}
