// The door for every <img>: AVIF and WebP in the widths that exist, true sizes in the markup, so nothing moves while it loads.
import type { PictureFile } from './picture-file.ts';

interface PictureProps {
  picture: PictureFile;
  /** What the picture shows, or '' where it is decoration: a decision made in the content. */
  alt: string;
  /** The width it is shown at, as the `sizes` attribute wants it. */
  sizes: string;
  /** The one picture of the first screen loads first; all others when they come near. */
  priority?: 'hero' | 'later';
}

export function Picture({ picture: { name, width, height, widths, focus }, alt, sizes, priority = 'later' }: PictureProps) {
  const sources = (type: string) => widths.map((w) => `/pictures/${name}-${w}.${type} ${w}w`).join(', ');
  const hero = priority === 'hero';
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={`/pictures/${name}-${widths[0]}.webp`}
        srcSet={sources('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={hero ? 'eager' : 'lazy'}
        fetchPriority={hero ? 'high' : 'auto'}
        decoding="async"
        className="size-full object-cover"
        style={focus ? { objectPosition: focus } : undefined}
      />
    </picture>
  );
}
